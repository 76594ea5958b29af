package org.semblance.release.columns.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Headings of Spanish and Latin American tables, as offices, hospitals, schools and firms write them. */
class HeadingsInSpanishTest {

    static Stream<Arguments> kinds() {
        return ListedHeadings.byKind("""
                FAMILY_NAME: apellidos; Apellido1; APELLIDO_2; primer_apellido; Segundo Apellido; apellido paterno; ape1; ApellidoMaterno
                GIVEN_NAME: nombre; NOMBRE; Nombre de pila; primer nombre; segundo_nombre
                FULL_NAME: nombre_completo; Nombre y apellidos; Apellidos y nombre; NombrePaciente; nombre_cliente; Nombre del alumno; NOMBRE_MEDICO; nombre madre; razón social o nombre; titular; persona de contacto; médico responsable
                USERNAME: nombre de usuario; nombre_usuario; contraseña
                EMAIL: correo; correo electrónico; CorreoElectronico; dirección de correo; e-mail contacto
                PHONE: teléfono; Tfno.; tlf; TELEFONO_1; móvil; num_movil; celular; Teléfono fijo; nº teléfono; telefono_contacto
                ADDRESS: dirección; Domicilio; calle; dirección postal; NombreVia; número de portal; direccion_cliente; referencia catastral; calle y número
                COORDINATES: latitud; LONGITUD; coordenadas; coord_x
                BANK_ACCOUNT: cuenta bancaria; Nº cuenta; num_cuenta; CLABE; cuenta corriente
                PAYMENT_CARD: tarjeta de crédito; num_tarjeta_credito
                IP_ADDRESS: dirección IP; ip_origen
                URL: página web; sitio web
                VEHICLE_NUMBER: matrícula vehículo; número de bastidor; placa_vehiculo
                NATIONAL_NUMBER: DNI; nif; NIE; D.N.I.; dni_titular; NSS; número de la seguridad social; Nº Seg. Social; NUSS; CURP; RFC; CUIL; cédula; RUT; documento de identidad; num_documento
                MEDICAL_RECORD: NHC; número de historia clínica; nº historia; num_hc; historia_clinica
                HEALTH_PLAN: tarjeta sanitaria; CIP; número de póliza; num_afiliado
                LICENCE_NUMBER: pasaporte; nº pasaporte; carnet de conducir; número de colegiado
                PERSON_NUMBER: id_pacientes; id_paciente; num_empleado; Código cliente; IdAlumno; nº socio; COD_TRABAJADOR; número de orden de la persona; id usuario; numero_encuestado
                RECORD_NUMBER: expediente; nº expediente; num_factura; id_pedido; número de caso; folio; num_siniestro; código de barras; numero episodio; id_registro
                BIRTH_DATE: fecha de nacimiento; fec_nac; FECHA_NAC; FNAC; FechaNacimiento; f. nacimiento; fch_nacim; nacimiento_fecha; fecha nac. paciente
                FREE_TEXT: observaciones; comentarios; OBSERVACIONES_MEDICO; notas; texto libre; descripción; otros (especificar)
                FILE_PATH: fotografía; foto; archivo adjunto
                BIOMETRIC: huella dactilar; huella
                HOUSEHOLD: id_hogar; número de hogar; num_hogar; folio del hogar; id vivienda
                STRATUM: estrato; ESTRATO_MUESTRAL; varstrat
                CLUSTER: UPM; conglomerado; unidad primaria de muestreo
                WEIGHT: factor de expansión; factor_elevacion; FACTOREL; ponderación; peso muestral; fac_exp
                DATE: fecha; fecha_ingreso; fecha de alta; FEC_BAJA; fecha_defuncion; FechaContrato; fecha de la entrevista; fecha_xyz; fecha última visita
                DIAGNOSIS: diagnóstico; diag_principal; CIE10; cod_cie; enfermedad; causa_defuncion; código de diagnóstico; motivo de consulta
                DRUG: medicamento; fármaco; dosis; nombre del medicamento; principio activo
                LABORATORY_VALUE: glucosa; colesterol total; hemoglobina; tensión arterial; presión sistólica; creatinina (mg/dl); frecuencia cardiaca
                TREATMENT: tratamiento; cirugía; intervención quirúrgica; tipo de ingreso
                DISABILITY: discapacidad; grado_discapacidad; minusvalía
                HEALTH: salud; estado_salud; fumador; embarazo; bajas médicas; grupo sanguíneo
                RELIGION: religión; creencias
                SEXUALITY: orientación sexual
                UNION: sindicato; afiliación_sindical
                POLITICS: partido político; recuerdo de voto; intención de voto; ideología
                ETHNIC_ORIGIN: etnia; raza; pueblo indígena; origen étnico
                CRIMINAL_RECORD: delito; antecedentes penales; condena; tipo_delito
                VICTIM: violencia de género; acoso; víctima de violencia
                INCOME: salario; salario_bruto; sueldo; ingresos; ingresos_hogar; renta anual; retención_irpf; nómina
                DEBT: deuda; préstamo; morosidad; hipoteca
                BENEFIT: prestación; subsidio; pensión no contributiva; ayuda social
                GRADE: calificación; nota_media; nota final; calificaciones; nota_matematicas
                OPINION: satisfacción; opinión; grado de satisfacción; valoración
                POSTCODE: CP; código postal; cod_postal; C.P.; CodigoPostal; cp_domicilio
                PLACE: municipio; provincia; CCAA; comunidad autónoma; localidad; lugar de nacimiento; cod_municipio; población; sección censal; barrio; nombre del municipio; municipio de residencia
                COUNTRY: país; PAIS_NACIMIENTO; país de residencia; cod_pais
                AGE: edad; EDAD_ANIOS; grupo de edad; edad de la madre; tramo_edad; edad al ingreso
                BIRTH_YEAR: año de nacimiento; anio_nac; año_nacimiento
                SEX: sexo; género; SEXO_PACIENTE; cod_sexo
                NATIONALITY: nacionalidad; extranjero; nacionalidad_madre
                LANGUAGE: idioma; lengua materna; lengua
                MARITAL_STATUS: estado_civil; ECIVIL; situación conyugal; est_civil
                RELATION: parentesco; relación con la persona de referencia; tipo de hogar; relacion_parentesco
                EDUCATION: nivel_estudios; nivel educativo; estudios; titulación; escolaridad; NFORMA; curso
                OCCUPATION: profesión; ocupación; puesto; CNO; puesto de trabajo; situación laboral; tipo_contrato; antigüedad; grupo_profesional; cargo; profesión del padre; horas_semanales
                INDUSTRY: CNAE; rama de actividad; sector; actividad económica; cnae2009
                ORGANISATION: empresa; departamento; hospital; servicio médico; centro_educativo; nombre del centro; colegio; cod_centro; juzgado
                HOUSING: vivienda; régimen de tenencia; tipo_vivienda; número de habitaciones; superficie_vivienda
                VEHICLE: vehículo; marca_coche; tipo de vehículo; cilindrada; kilometraje
                INSURANCE: seguro médico; aseguradora; tipo_seguro; régimen de aseguramiento
                BODY_MEASURE: altura; talla; peso (kg); estatura; perímetro abdominal; color de ojos
                YEAR: año; anio; ejercicio; año_alta
                PART_OF_DATE: mes; trimestre; día de la semana; hora; mes_nacimiento
                COUNT: número de expedientes; num_siniestros; número de hijos; num_hijos; n_visitas; nº de miembros del hogar; tamaño del hogar; cantidad; hijos; numero_empleados; personas a cargo
                DURATION: duración; estancia; días de estancia; tiempo de espera; duracion_llamada
                MONEY: importe; precio; coste_total; cuota; gasto; importe_factura
                SCORE: puntuación; puntos; índice
                SHARE: porcentaje; tasa; tasa_paro
                CATEGORY: tipo_cliente; tipo; categoría; estado_pedido; tipo de documento; motivo; tipo_tarjeta; clase; segmento_cliente
                FLAG: activo; consentimiento; acepta_publicidad; tiene_email; tiene_telefono
                PRODUCT: producto; nombre del producto; artículo; marca; cod_producto
                MEASUREMENT: temperatura; humedad; velocidad; consumo_kwh
                HEALTH: satisfacción con la vida; bienestar subjetivo; puntuacion_ghq12; días de baja médica; embarazada; consumo de cannabis; cuidador informal
                DISABILITY: grado de dependencia; nivel de dependencia; necesidades educativas especiales
                DIAGNOSIS: enfermedad profesional; enfermedad de larga duración; dolencia crónica
                UNION: sindicato CCOO; nombre del sindicato; federación sindical; cuota sindical; descuento sindical
                GRADE: nota media; media_matematicas; boletín de notas; nota EBAU; asignaturas suspensas
                CRIMINAL_RECORD: registro domiciliario; decomiso; amonestación; expediente disciplinario; trabajos en beneficio de la comunidad; tercer grado penitenciario; libertad vigilada
                VICTIM: orden de protección; orden de alejamiento; medida de protección; víctima protegida
                INCOME: salario bruto mensual; horas extra pagadas; paga extra; complemento de antigüedad; deducciones nómina; aguinaldo
                DEBT: embargo de nómina; embargo salarial; cuotas impagadas; fichero de morosos
                BENEFIT: ingreso mínimo vital; IMV; renta mínima de inserción; RMI; beca por renta; subsidio por desempleo
                ETHNIC_ORIGIN: solicitante de asilo; condición de refugiado; pueblo indígena; migrante
                POLITICS: recuerdo de voto; simpatía política; escala ideológica
                SEXUALITY: orientación sexual; identidad de género
                GENETICS: mutación BRCA; enfermedad hereditaria
                TREATMENT: estado vacunal
                """);
    }

    @ParameterizedTest(name = "{1}: {0}")
    @MethodSource("kinds")
    void readsWhatSpanishHeadingsSay(ColumnKind kind, String heading) {
        assertThat(ListedHeadings.strongest(heading)).contains(kind);
    }

    static Stream<String> ordinary() {
        return ListedHeadings.list("""
                tipo_cliente; tipo de teléfono; número de hijos; num_hijos; Nº de empleados; cantidad de pacientes; tipo de documento;
                nombre del producto; nombre_municipio; nombre del centro; nombre de la enfermedad; nota; nota_final; puntuación;
                marca_movil; modelo de móvil; tiene_telefono; tiene correo; longitud_nombre; calidad de la dirección; tipo_via; tipo de vía;
                sexo; edad; cargo; salario; puesto; estado; estado_civil; total_alumnos; numero de visitas; número de habitaciones;
                fecha_ingreso; fecha; hora; duración de la llamada; precio; importe; provincia; código postal; país; marca; modelo; color;
                temperatura; humedad; velocidad; presión; distancia; consumo; activo; consentimiento; satisfacción del cliente;
                edad del paciente; sexo_alumno; estado_paciente; segmento_cliente; canal_contacto; numero_llamadas; número de personas;
                tipo_tarjeta; dominio_correo; frecuencia; promedio; media; tasa de paro; personas por hogar; nivel; curso; asignatura;
                categoría; clase; grupo; turno; horario; unidades; stock; gasto_total; kilometraje; cilindrada; altura; peso
                """);
    }

    @ParameterizedTest
    @MethodSource("ordinary")
    void takesOrdinarySpanishColumnsForNoIdentifiers(String heading) {
        assertThat(ListedHeadings.identifiers(heading)).isEmpty();
    }
}
