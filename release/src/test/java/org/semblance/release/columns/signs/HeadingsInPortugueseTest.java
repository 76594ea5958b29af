package org.semblance.release.columns.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Headings of Portuguese and Brazilian tables, as offices, hospitals, schools and firms write them. */
class HeadingsInPortugueseTest {

    static Stream<Arguments> kinds() {
        return ListedHeadings.byKind("""
                FAMILY_NAME: apelido; apelidos; sobrenome; SOBRENOME; último nome; nome de família; Apelido do utente
                GIVEN_NAME: primeiro nome; nome próprio; nome_proprio; PrimeiroNome
                FULL_NAME: nome completo; nome_completo; Nome do Paciente; NM_PACIENT; nome_cliente; NomeAluno; nome da mãe; NM_MAE_PAC; nome do utente; nome do titular; médico responsável; titular; nome_medico; pessoa de contacto
                USERNAME: nome de utilizador; palavra-passe; nome de usuário; senha
                EMAIL: correio eletrónico; correio electrónico; endereço de e-mail; email_cliente; E-mail
                PHONE: telefone; telemóvel; TELEMOVEL; celular; Tel.; número de telefone; nº telemóvel; contacto telefónico; NU_TELEFON; telefone fixo; fone
                ADDRESS: morada; endereço; ENDERECO; rua; logradouro; NM_LOGRADO; morada_completa; número da porta; domicílio; endereco_residencial; complemento; artigo matricial
                COORDINATES: latitude; longitude; coordenadas
                BANK_ACCOUNT: conta bancária; número de conta; NIB; conta corrente; chave pix; agência e conta
                PAYMENT_CARD: cartão de crédito; número do cartão de crédito
                IP_ADDRESS: endereço IP; ip_origem
                DEVICE_NUMBER: número de série; nº série; numero do contador
                URL: página web; sítio web
                VEHICLE_NUMBER: placa do veículo; matrícula do veículo; chassi; RENAVAM; matricula viatura
                NATIONAL_NUMBER: NIF; NISS; CPF; CPF_CLIENTE; RG; número de contribuinte; cartão de cidadão; bilhete de identidade; Nº CC; PIS; nif_titular; número de segurança social; número de utente; cpf do titular; NumContribuinte; título de eleitor
                MEDICAL_RECORD: prontuário; número de prontuário; processo clínico; nº processo clínico; num_prontuario
                HEALTH_PLAN: CNS; cartão nacional de saúde; ID_CNS_SUS; número da apólice; carteirinha; nº beneficiário
                LICENCE_NUMBER: passaporte; nº passaporte; carta de condução; CNH; cédula profissional; CRM médico
                PERSON_NUMBER: id_paciente; código do cliente; IdAluno; número de aluno; nº funcionário; num_mecanografico; número mecanográfico; num_socio; matrícula do aluno; id_pessoa; NU_INSCRICAO; cod_cliente; número do trabalhador
                RECORD_NUMBER: número do processo; nº processo; num_fatura; id_pedido; NU_NOTIFIC; número da nota fiscal; protocolo; código de barras; num_aih; N_AIH; número do sinistro; NUMERODN; nº amostra; id_registo
                BIRTH_DATE: data de nascimento; data_nascimento; DT_NASC; DTNASC; data_nasc; DataNascimento; nascimento; data nasc. utente; dt_nascimento; DT_NASCIMENTO
                FREE_TEXT: observações; OBS; comentários; texto livre; descrição; outro (especifique); anotações; observacoes_medicas; anamnese
                FILE_PATH: fotografia; foto; anexo; nome do ficheiro
                BIOMETRIC: impressão digital; biometria
                HOUSEHOLD: id_domicilio; número do agregado; agregado_familiar; num_agregado; id_familia; número do domicílio; código do alojamento
                STRATUM: estrato; ESTRATO_AMOSTRAL
                CLUSTER: UPA; conglomerado; unidade primária de amostragem; setor_censitario_amostra
                WEIGHT: ponderador; fator de expansão; peso amostral; coeficiente de ponderação; fator_extrapolacao; PONDERADOR_FINAL
                DATE: data; data_entrada; DT_INTER; data de admissão; DT_SAIDA; data_obito; DTOBITO; data da consulta; DT_NOTIFIC; data_entrega; validade; data do internamento; data_xyz; DT_SIN_PRI
                DIAGNOSIS: diagnóstico; DIAG_PRINC; CID10; cid_principal; doença; causa de morte; CAUSABAS; diagnóstico principal; código CID; alergias
                DRUG: medicamento; fármaco; dose; nome do medicamento; princípio ativo; substância ativa
                LABORATORY_VALUE: glicemia; colesterol total; hemoglobina; pressão sistólica; tensão arterial; creatinina; frequência cardíaca; pressão arterial
                TREATMENT: tratamento; cirurgia; procedimento; PROC_REA; tipo de alta; vacinação
                DISABILITY: deficiência; grau_deficiencia; incapacidade; grau de incapacidade
                HEALTH: saúde; estado de saúde; fumador; fumante; gravidez; grupo sanguíneo; tipo sanguíneo; despesas_saude; baixa médica
                GENETICS: genótipo
                RELIGION: religião; crença
                SEXUALITY: orientação sexual
                UNION: sindicato; sindicalizado; filiação sindical
                POLITICS: partido político; intenção de voto; filiação partidária
                ETHNIC_ORIGIN: raça; cor; raça/cor; RACACOR; CS_RACA; etnia; cor_raca; TP_COR_RACA
                CRIMINAL_RECORD: crime; antecedentes criminais; pena; condenação; registo criminal
                VICTIM: violência doméstica; vítima de violência; assédio
                INCOME: rendimento; rendimento_bruto; salário; ordenado; renda familiar; vencimento base; imposto_pago; renda mensal; remuneração
                DEBT: dívida; divida_fiscal; empréstimo; crédito habitação; inadimplência; incumprimento
                BENEFIT: subsídio; rendimento social de inserção; bolsa família; abono de família; escalão ASE
                GRADE: nota; nota_final; NU_NOTA_MT; média final; classificação final; nota de matemática; reprovado
                OPINION: satisfação; opinião; grau de satisfação; avaliação do serviço
                POSTCODE: código postal; CEP; codigo_postal; cod_postal; NU_CEP; CodPostal
                PLACE: concelho; distrito; freguesia; município; MUNIC_RES; CODMUNRES; UF; SG_UF; cidade; bairro; local de nascimento; naturalidade; localidade; NUTS3; NM_BAIRRO; ID_MUNICIP; estado de residência; concelho_residencia; código IBGE
                COUNTRY: país; país de nascimento; país de residência
                AGE: idade; IDADE_ANOS; faixa etária; grupo etário; IDADEMAE; escalão etário; idade da mãe; NU_IDADE_N
                BIRTH_YEAR: ano de nascimento; ano_nasc
                SEX: sexo; CS_SEXO; TP_SEXO; género; gênero; Sexo do Aluno
                NATIONALITY: nacionalidade; estrangeiro
                LANGUAGE: língua materna; idioma
                MARITAL_STATUS: estado civil; estado_civil; ESTCIV; situação conjugal
                RELATION: parentesco; relação de parentesco; grau de parentesco; tipo de família; condição no domicílio
                EDUCATION: escolaridade; habilitações; habilitações literárias; nível de escolaridade; CS_ESCOL_N; grau de instrução; curso; ano de escolaridade; ESCMAE
                OCCUPATION: profissão; profissao_cod; ocupação; CBO; CPP; cargo; função; situação profissional; categoria profissional; tipo de contrato; situação perante o trabalho; antiguidade; horas semanais; profissão do pai
                INDUSTRY: CAE; CNAE; setor de atividade; atividade económica; ramo de atividade; cae_rev3
                ORGANISATION: empresa; departamento; hospital; escola; agrupamento de escolas; CNES; nome da escola; entidade patronal; CODESTAB; centro de saúde; tribunal; nome da empresa
                HOUSING: alojamento; casa_propria; tipo de alojamento; número de quartos; regime de ocupação; tipologia da habitação
                VEHICLE: veículo; marca do carro; tipo de veículo; cilindrada; quilometragem
                INSURANCE: seguro de saúde; seguradora; subsistema de saúde; plano de saúde; convênio
                BODY_MEASURE: altura; estatura; peso (kg); perímetro abdominal; cor dos olhos
                YEAR: ano; ano letivo; ano_obito; ano de entrada
                PART_OF_DATE: mês; trimestre; dia da semana; hora; mes_nascimento
                COUNT: nº de sinistros; num_processos; número de filhos; num_filhos; n_filhos; nº de pessoas; dimensão do agregado; quantidade; filhos; dependentes; número de consultas; QTDE; qtd_vendida
                DURATION: duração; dias de internamento; DIAS_PERM; tempo de espera; tempo de permanência
                MONEY: valor total; preço; custo; VAL_TOT; despesa; mensalidade; montante; propina
                SCORE: pontuação; pontos; índice
                SHARE: percentagem; taxa; porcentagem; taxa de desemprego
                CATEGORY: tipo_cliente; tipo; categoria; estado_encomenda; tipo de documento; motivo; tipo_cartao; classe; situação do pedido
                FLAG: ativo; consentimento; aceita_publicidade; tem_email; tem telemóvel
                PRODUCT: produto; nome do produto; artigo; marca; cod_produto; fornecedor
                MEASUREMENT: temperatura; humidade; umidade; velocidade; consumo_kwh; distância
                """);
    }

    @ParameterizedTest(name = "{1}: {0}")
    @MethodSource("kinds")
    void readsWhatPortugueseHeadingsSay(ColumnKind kind, String heading) {
        assertThat(ListedHeadings.strongest(heading)).contains(kind);
    }

    static Stream<String> ordinary() {
        return ListedHeadings.list("""
                tipo_cliente; tipo de telefone; número de filhos; num_filhos; Nº de empregados; quantidade de pacientes; tipo de documento;
                nome do produto; nome_municipio; nome da escola; nome da doença; nome do medicamento; nota; nota_final; pontuação; média;
                marca_telemovel; modelo do celular; tem_telefone; tem email; comprimento_nome; qualidade da morada; tipo_logradouro;
                sexo; idade; cargo; salário; função; estado; estado_civil; total_alunos; numero de visitas; número de quartos; ano; mês;
                data_entrada; data; hora; duração da chamada; preço; montante; distrito; código postal; país; marca; modelo; cor; raça;
                temperatura; humidade; velocidade; pressão; distância; consumo; ativo; consentimento; satisfação do cliente; freguesia;
                idade do paciente; sexo_aluno; estado_utente; segmento_cliente; canal_contacto; numero_chamadas; número de pessoas;
                tipo_cartao; dominio_email; frequência; taxa de desemprego; pessoas por agregado; nível; curso; disciplina; matéria;
                categoria; classe; grupo; turno; horário; unidades; stock; despesa_total; quilometragem; cilindrada; altura; peso; renda
                """);
    }

    @ParameterizedTest
    @MethodSource("ordinary")
    void takesOrdinaryPortugueseColumnsForNoIdentifiers(String heading) {
        assertThat(ListedHeadings.identifiers(heading)).isEmpty();
    }
}
