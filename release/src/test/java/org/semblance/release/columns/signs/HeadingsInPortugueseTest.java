package org.semblance.release.columns.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Headings of tables of Portugal and Brazil, as offices, hospitals, schools, courts and firms write them. */
class HeadingsInPortugueseTest {

    static Stream<Arguments> kinds() {
        return ListedHeadings.byKind("""
                FAMILY_NAME: apelido; Apelidos; sobrenome; SOBRENOME; último nome; ultimo_nome; UltimoApelido; apelido de solteira; nome de família
                GIVEN_NAME: nome próprio; NomeProprio; primeiro nome; primeiro_nome; prenome; nome de batismo; nome social
                FULL_NAME: nome completo; nome_completo; NomeCompleto; Nome do utente; nome_paciente; NM_PACIENTE; nome do aluno; NOMEALUNO; nome_cliente; nome da mãe; NOMEMAE; NO_MAE; nome do titular; nome do médico; nome_funcionario; nome do responsável; Nome e apelido; nome do candidato; nome do réu; pessoa de contacto
                USERNAME: nome de utilizador; nome_usuario; palavra-passe; senha
                EMAIL: correio eletrónico; Correio Electrónico; e-mail do cliente; endereço de e-mail; email_aluno; endereço eletrônico
                PHONE: telefone; TELEFONE_1; telemóvel; telemovel; nº telemóvel; celular; num_celular; Tel. Contacto; contacto telefónico; fone; tlm; tlf; número de telefone; NR_TELEFONE; DDD_telefone; telefone_responsavel
                FAX: nº fax
                ADDRESS: morada; MORADA_FISCAL; endereço; endereço residencial; rua; logradouro; NO_LOGRADOURO; numero_porta; nº da porta; morada completa; Endereço de Entrega; complemento do endereço; domicílio fiscal
                COORDINATES: latitude; LONGITUDE_GRAUS; coordenadas; coord_x; coordenadas gps
                BANK_ACCOUNT: conta bancária; NIB; IBAN; nº conta; numero_conta; conta corrente; chave pix; conta poupança
                PAYMENT_CARD: cartão de crédito; num_cartao_credito; número do cartão
                IP_ADDRESS: endereço IP; ip_origem
                DEVICE_NUMBER: número de série; n_serie; código do equipamento; nº contador
                URL: página web; sítio web; link do perfil
                VEHICLE_NUMBER: matrícula do veículo; placa_veiculo; RENAVAM; número do chassi; quadro do veículo
                NATIONAL_NUMBER: NIF; nif_titular; N.I.F.; nº contribuinte; número de identificação fiscal; NISS; n_seg_social; nº segurança social; num_cc_titular; cartão de cidadão; Nº Cartão Cidadão; BI; bilhete de identidade; CPF; cpf_cliente; NR_CPF; RG; nu_rg; título de eleitor; PIS/PASEP; NIS; carteira de identidade; CadÚnico; número de documento
                MEDICAL_RECORD: nº processo clínico; processo_clinico; prontuário; num_prontuario; número do prontuário
                HEALTH_PLAN: número de utente; nº utente; num_utente; cartão de utente; NUTENTE; utente SNS; CNS; cartão SUS; cartao_nacional_saude; CNS_PACIENTE; nº apólice; carteirinha; matrícula do plano de saúde; número de beneficiário
                LICENCE_NUMBER: passaporte; nº passaporte; carta de condução; CNH; num_cnh; cédula profissional; crm_medico; OAB; autorização de residência
                PERSON_NUMBER: id_paciente; id_utente; num_aluno; nº aluno; Código do cliente; COD_CLIENTE; nº funcionário; matricula_funcionario; matrícula do aluno; número mecanográfico; n_mecanografico; nº sócio; id_utilizador; número de ordem do morador; id_pessoa; CO_PACIENTE; código do participante
                RECORD_NUMBER: nº processo; num_processo; número do pedido; id_encomenda; NR_FATURA; nº fatura; nota fiscal; protocolo; número do protocolo; código de barras; id_registo; num_contrato; nº de sinistro; n_aih; id_amostra; boletim de ocorrência; número de inscrição; num_questionario
                BIRTH_DATE: data de nascimento; data_nascimento; DATA_NASC; data nasc.; dt_nasc; DTNASC; dt_nascimento; DataNascimento; nascimento; d. nascimento; NASC; DN; data nascimento utente; dta_nasc_aluno
                FREE_TEXT: observações; OBS; comentários; observacoes_medico; anotações; texto livre; descrição; outros (especificar); relato; histórico clínico; notas clínicas; sugestões
                FILE_PATH: fotografia; foto; ficheiro anexo; anexo; imagem_perfil
                BIOMETRIC: impressão digital; impressões digitais; biometria
                HOUSEHOLD: id_agregado; nº do agregado; num_alojamento; número do domicílio; id_domicilio; agregado familiar; ID_FAMILIA; num_familia; código familiar
                STRATUM: estrato; ESTRATO_AMOSTRAL; variável de estratificação
                CLUSTER: UPA; conglomerado; unidade primária de amostragem; setor censitário amostra
                WEIGHT: ponderador; fator de expansão; peso amostral; fator de ponderação; peso_amostra; factor_extrapolacao; coeficiente de ponderação; peso do domicílio
                DATE: data; data_admissao; data de admissão; data de internamento; DT_INTER; DT_SAIDA; data de alta; data do óbito; DTOBITO; data_entrega; data da entrevista; data da consulta; dt_atualizacao; data_inicio; data de fim; data_hora; data de rescisão; validade
                DIAGNOSIS: diagnóstico; DIAG_PRINC; diagnostico_principal; CID10; cod_cid; CID-10; causa básica; causabas; doença; doenca_cronica; motivo do internamento; GDH; comorbilidades; comorbidades; patologia; diabetes; hipertensão
                DRUG: medicamento; fármaco; dose diária; nome do medicamento; princípio ativo; substância activa; medicação; nome do fármaco
                LABORATORY_VALUE: glicemia; glicose; colesterol total; hemoglobina; tensão arterial; pressão arterial; pressão sistólica; creatinina (mg/dl); frequência cardíaca; resultado do exame
                TREATMENT: tratamento; cirurgia; intervenção cirúrgica; vacina; quimioterapia; procedimento; PROC_REA; tipo de parto
                DISABILITY: deficiência; grau de deficiência; incapacidade; grau_incapacidade; necessidades educativas especiais; tipo_deficiencia
                HEALTH: estado de saúde; fumador; fumante; tabagismo; IMC; gravidez; gestante; grupo sanguíneo; tipo_sanguineo; consumo de álcool; despesas_saude; semanas de gestação
                GENETICS: genótipo; mutação
                RELIGION: religião; crença; religiao_aluno
                SEXUALITY: orientação sexual; identidade de género
                UNION: sindicato; sindicalizado; filiação sindical; quota sindical
                POLITICS: partido político; intenção de voto; ideologia; filiação partidária
                ETHNIC_ORIGIN: raça; raça/cor; RACA_COR; RACACOR; cor ou raça; etnia; origem étnica; cor da pele; quilombola; povo indígena
                CRIMINAL_RECORD: crime; tipo_crime; registo criminal; antecedentes criminais; condenação; pena; infração; delito
                VICTIM: violência doméstica; vítima de violência; assédio; maus-tratos; bullying na escola
                INCOME: salário; salario_bruto; vencimento base; ordenado; remuneração; rendimento; rendimento_bruto; rendimento líquido mensal; renda; renda familiar; RENDA_PER_CAPITA; imposto_pago; IRS; subsídio de férias; escalão de rendimento; rendimento do agregado
                DEBT: dívida; divida_fiscal; empréstimo; crédito habitação; inadimplente; incumprimento; score_credito
                BENEFIT: subsídio; abono de família; RSI; rendimento social de inserção; bolsa família; subsídio de desemprego; ação social escolar; escalão ASE; benefício; auxílio emergencial; BPC
                GRADE: nota; NOTA_FINAL; classificação final; média final; nota_matematica; aproveitamento; NU_NOTA_MT; nota do exame; classificacao_exame; nota da prova; reprovações
                OPINION: satisfação; opinião; grau de satisfação; avaliação do serviço; satisfação do cliente
                POSTCODE: código postal; cod_postal; CP; CP4; CP7; CodigoPostal; CEP; cep_residencia; CEP do cliente; nr_cep
                PLACE: concelho; freguesia; distrito; município; município de residência; MUNIC_RES; CODMUNRES; estado; UF; SG_UF; sg_uf_residencia; localidade; naturalidade; local de nascimento; bairro; cidade; cod_ibge; região; DICOFRE; NUTS III; nome do município; nome_concelho; zona; cidade do cliente; local de trabalho
                COUNTRY: país; PAIS_NASCIMENTO; país de residência; cod_pais; país de origem
                AGE: idade; IDADE_ANOS; grupo etário; faixa etária; escalão etário; idade da mãe; IDADEMAE; faixa_etaria; idade_paciente; NU_IDADE
                BIRTH_YEAR: ano de nascimento; ano_nasc; ANO_NASCIMENTO
                SEX: sexo; género; gênero; SEXO_PACIENTE; TP_SEXO; cs_sexo; sexo do aluno; cod_sexo
                NATIONALITY: nacionalidade; nacionalidade_mae; estrangeiro; nacionalidade do pai; cidadania
                LANGUAGE: idioma; língua materna; lingua; idioma_preferido
                MARITAL_STATUS: estado_civil; EST_CIVIL; ESTCIV; estado conjugal; situação conjugal; casado; EstadoCivil; união de facto
                RELATION: parentesco; relação de parentesco; grau de parentesco; condição no domicílio; tipo de agregado; relação com o titular; tipo de família
                EDUCATION: habilitações; habilitações literárias; nível de instrução; nível de escolaridade; escolaridade; ESCMAE; grau de instrução; nível de ensino; ano de escolaridade; curso; escolaridade da mãe; habilitacoes_pai; curso superior; anos de estudo; ISCED
                OCCUPATION: profissão; profissao_cod; ocupação; CBO; CPP; cod_cbo; cargo; categoria profissional; situação profissional; condição perante o trabalho; tipo de contrato; função; profissão do pai; horas semanais; antiguidade; vínculo empregatício; situação na profissão; desempregado; regime de trabalho
                INDUSTRY: CAE; cae_rev3; CNAE; ramo de atividade; setor de atividade; sector; atividade económica; cod_cae; atividade principal da empresa
                ORGANISATION: empresa; departamento; entidade patronal; hospital; escola; nome da escola; CO_ESCOLA; agrupamento de escolas; centro de saúde; tribunal; unidade de saúde; CNES; empregador; serviço hospitalar; vara; turma; cod_escola; nome_empresa; secretaria
                HOUSING: tipo de alojamento; regime de ocupação; casa própria; casa_propria; número de quartos; tipologia da habitação; nº de divisões; tipo de habitação; material das paredes; nº de assoalhadas; abastecimento de água; condição de ocupação do domicílio
                VEHICLE: veículo; marca_carro; marca do veículo; tipo de veículo; cilindrada; quilometragem; combustível; modelo do carro
                INSURANCE: seguro; seguro de saúde; tipo_seguro; plano de saúde; convênio; convenio_medico; subsistema de saúde; seguradora; entidade financeira responsável; ADSE
                BODY_MEASURE: altura; estatura; peso (kg); peso_kg; perímetro abdominal; cor dos olhos; peso ao nascer; circunferência abdominal; tamanho do sapato; perímetro cefálico
                YEAR: ano; ano_letivo; ano letivo; ano_admissao; exercício; ano de referência; ano civil
                PART_OF_DATE: mês; mes_nascimento; trimestre; dia da semana; hora; mês de internamento; semana epidemiológica
                USER_AGENT: navegador; sistema operativo; modelo do telemóvel; marca_celular; tipo de dispositivo
                COUNT: número de filhos; num_filhos; nº filhos; n_visitas; QTD_FILHOS; qtde; quantidade; filhos; nº de elementos do agregado; número de moradores; dimensão do agregado; tamanho da família; nº de trabalhadores; numero_funcionarios; total de alunos; qt_consultas; número de pessoas ao serviço; número de dependentes
                DURATION: duração; tempo de espera; dias de internamento; DIAS_PERM; duracao_chamada; tempo de permanência; tempo_resposta; prazo
                MONEY: valor_total; preço; custo; valor da fatura; VAL_TOT; despesa; vl_total; montante; quota mensal; custo_total; mensalidade; valor pago; vlr_compra
                SCORE: pontuação; pontos; índice; ranking
                SHARE: percentagem; porcentagem; taxa; taxa_desemprego; proporção; taxa de juro
                CATEGORY: tipo_cliente; tipo; categoria; estado da encomenda; tipo de documento; motivo; tipo_cartao; classe; segmento_cliente; status_pedido; tipo de utente; situação do processo; forma de pagamento
                FLAG: ativo; consentimento; aceita_publicidade; tem_email; tem telefone; possui_celular; FL_ATIVO; in_ativo
                PRODUCT: produto; nome do produto; artigo; marca; cod_produto; id_artigo; descrição do produto
                MEASUREMENT: temperatura; humidade; umidade; velocidade; consumo_kwh; distancia_km; precipitação; área
                TECHNICAL: fonte dos dados; servidor; modo de recolha
                HEALTH: satisfação com a vida; bem-estar subjetivo; score_phq9; dias de baixa médica; gestante; consumo de drogas; cuidador informal
                DISABILITY: grau de dependência; nível de dependência; necessidades educativas especiais
                DIAGNOSIS: doença profissional; doença prolongada; doença ocupacional
                UNION: sindicato filiado; nome do sindicato; federação sindical; quota sindical; desconto sindical; contribuição sindical
                GRADE: média de matemática; nota do Enem; média final; boletim escolar; nota de português
                CRIMINAL_RECORD: busca domiciliária; apreensão judicial; advertência disciplinar; liberdade provisória; pulseira eletrónica; processo disciplinar; medida de coação
                VICTIM: medida protetiva; ordem de afastamento; medida de proteção; vítima protegida
                INCOME: salário bruto mensal; horas extras pagas; 13º salário; subsídio de férias; descontos na folha; subsídio de Natal
                DEBT: penhora de vencimento; penhora de salário; prestações em atraso; nome negativado
                BENEFIT: Bolsa Família; rendimento social de inserção; RSI; bolsa de estudo por carência; auxílio emergencial; BPC
                ETHNIC_ORIGIN: requerente de asilo; estatuto de refugiado; povo indígena; migrante
                POLITICS: partido votado; simpatia partidária; posição esquerda-direita
                SEXUALITY: orientação sexual; identidade de gênero
                GENETICS: mutação BRCA; doença hereditária
                TREATMENT: estado vacinal
                """);
    }

    @ParameterizedTest(name = "{1}: {0}")
    @MethodSource("kinds")
    void readsWhatPortugueseHeadingsSay(ColumnKind kind, String heading) {
        assertThat(ListedHeadings.strongest(heading)).contains(kind);
    }

    /** In Portuguese nome is any name; in other languages that share the word, it is a given name. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nome",
                "NOME",
                "Nome",
                "placa",
                "contacto",
                "contato",
                "conta",
                "matrícula",
                "Nome do utente",
                "RG"
            })
    void takesWordsOfSeveralIdentifiersForOneOfThem(String heading) {
        assertThat(ListedHeadings.strongest(heading))
                .hasValueSatisfying(kind -> assertThat(kind.group()).isEqualTo(KindGroup.IDENTIFIER));
    }

    static Stream<String> ordinary() {
        return ListedHeadings.list("""
                tipo_cliente; tipo de telefone; tipo de utente; número de filhos; num_filhos; QTD_FILHOS; nº de funcionários; quantidade de pacientes;
                nome do produto; nome_municipio; nome da escola; nome do medicamento; nome da doença; nome da disciplina; nome do curso;
                nota; nota_final; nota do aluno; pontuação; classificação; média; marca_telemovel; modelo do celular; operadora do celular;
                tem_telefone; possui email; tem telemóvel; tipo_documento; tipo de endereço; qualidade da morada; comprimento_nome;
                sexo; idade; cargo; salário; estado; estado_civil; total_alunos; total de utentes; número de visitas; número de quartos;
                numero de consultas; data_admissao; data; hora; duração da chamada; preço; valor; custo; distrito; concelho; freguesia;
                código postal; CEP; país; marca; modelo; cor; temperatura; humidade; velocidade; pressão; distância; consumo; ativo;
                consentimento; satisfação do cliente; idade do paciente; sexo_aluno; estado_paciente; segmento_cliente; canal_contacto;
                numero_chamadas; tipo_cartao; dominio_email; frequência; percentagem; taxa de desemprego; pessoas por agregado; nível; curso;
                disciplina; categoria; classe; grupo; turno; turma; horário; unidades; estoque; gasto_total; quilometragem; cilindrada; altura;
                peso; serviço; situação; motivo; via de administração; regime; rendimento; dias de internamento; tempo_espera; área; volume;
                cod_produto; código da disciplina; tipo de processo; estado do processo; situação da conta; tipo_conta; saldo; limite;
                renda; despesa; quota; conta de luz; número de divisões; ano_letivo; período; semestre; tamanho; versão; fonte
                """);
    }

    @ParameterizedTest
    @MethodSource("ordinary")
    void takesOrdinaryPortugueseColumnsForNoIdentifiers(String heading) {
        assertThat(ListedHeadings.identifiers(heading)).isEmpty();
    }
}
