package org.semblance.release.columns.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Standard names of variables of trials, surveys and registers, and confidential columns of administrations. */
class StandardVariablesTest {

    private static final String HEADINGS = """
            PERSON_NUMBER: USUBJID; SUBJID; staff_no; shield_number; Officer Badge Number; warrant no of officer; empl_rcd
            GIVEN_NAME: SUBJINIT; patient_initials; Initials
            BIRTH_DATE: BRTHDTC; BRTHDT
            VEHICLE_NUMBER: tail_number; hull_number
            DIAGNOSIS: AETERM; AEDECOD; AESEV; AESER; AEBODSYS; MHTERM; MHDECOD; condition_concept_id; underlying_condition; presenting_problem; DIABETE4; CVDSTRK3; HAVARTH5; diag_01; ASTHMA3; long_title_diagnosis; primary_site; histologic_type; injuries_sustained; hiv_test_result
            DRUG: CMTRT; CMDECOD; EXDOSE; EXTRT; drug_concept_id; medication_name; dose_amount; current_medications
            LABORATORY_VALUE: LBTEST; LBTESTCD; LBORRES; LBSTRESN; VSTEST; VSORRES; LBXGH; LBXTC; LBDHDD; BPXSY1; measurement_concept_id; valuenum; hb_level; blood_test_result; haemoglobin_level
            TREATMENT: ARM; ACTARM; ARMCD; TRT01P; TRT01A; TRTP; PRTRT; procedure_concept_id; opertn_01; admimeth; covid_vaccine_dose; vaccine_received; received_counselling; surgery_type; disdest
            HEALTH: DTHFL; GENHLTH; PHYSHLTH; MENTHLTH; phq9_total; gad7_score; who5_score; feels_anxious; feeling_lonely; stressed; life_satisfaction; SMOKE100; _RFSMOK3; PH010; srhealth; HEALTHST; units_of_alcohol_per_week; ever_injected_drugs; currently_pregnant; deferral_reason; sickness_absence_days; pregnancy_outcome; mental_wellbeing_score; drinks_alcohol; smoking_cessation; suicidal_thoughts
            DISABILITY: PH020; PH030; LIMITL; DISEA; long_standing_illness; send_status; special_needs; wheelchair_user; DIS; care_needs_disability; reasonable_adjustments
            RELIGION: RLGDNM; RLGBLG; RELIG11; place_of_worship; religious_beliefs
            SEXUALITY: sexual_contact; sexual_orientation; SEXORIEN; sex_with_men; partner_same_sex
            UNION: union_dues; MBTRU; tuncurr; union_membership; union_subscription
            POLITICS: PRTVTDFR; LRSCALE; party_voted_for; polintr; vote_last_election
            ETHNIC_ORIGIN: RAC1P; ETHUKEUL; ETHNIC; subject_race; officer_defined_ethnicity; self_defined_ethnicity; RIDRETH1; RIDRETH3; HISP; person_of_colour; v131
            CRIMINAL_RECORD: search_conducted; contraband_found; arrest_made; citation_issued; force_used; stop_outcome; use_of_force; risk_level_offender; gang_affiliation; offence_group; adjudication; days_in_custody; sentence_years; most_serious_charge; bail_status; plea_entered; reconviction; search_vehicle
            VICTIM: protective_order; blocked_address; experienced_domestic_abuse; victim_of_violence; restraining_order; child_protection_plan; abuse_type; neglect_type; adverse_childhood_experiences
            INCOME: PY010G; HY020; HY010; GRSSWK; NETWK; HOURPAY; PINCP; hinctnta; INCTOT; gross_weekly_pay; overtime_pay_amount; deductions; net_salary; PERNP; INDFMIN2; INDHHIN2; severance_pay; bonus_paid; shift_allowance; household_net_income; lump_sum_pension
            DEBT: HS010; months_in_arrears; loan_default; credit_card_debt; payday_loan; debt_collection; HS031; council_tax_arrears; default_flag_loan
            BENEFIT: HY060G; PY090G; FOODSTMP; benefits_claimed; free_meals; fsm_status; universal_credit_claim; housing_support_grant; INCWELFR; PY130G; ever6_fsm; free_meal_eligible
            GRADE: PV1MATH; PV1READ; PV1SCIE; average_mark_maths; gpa_semester; predicted_grade; attainment8_score; cumulative_gpa; math_average; asmmat01; final_mark_history; performance_rating; exclusions; fixed_term_exclusions; a_level_grades
            GENETICS: brca_status; gene_mutation; hla_typing
            WEIGHT: pwt23; pwta22; lgwt20; hwt11; psw2; PWGTP; WTMEC2YR; dweight; W_FSTUWT; V005; LLCPWT; RB050; DB090; PB040
            CLUSTER: SDMVPSU; _PSU; v021
            STRATUM: SDMVSTRA; _STSTR; v022
            """;

    /** Nothing confidential about a person: goods, hotels, libraries, machines. */
    private static final String ORDINARY = """
            days_overdue; overdue_books; hotel_rating; hotel_star_rating; price_rating; product_grade; steel_grade; fuel_grade; grade_of_wood
            unit_price; number_of_items; arm_length; arms_count; search_term_count; search_results; outcome_code; stop_id; stop_name; bus_stop
            force_newton; charge_level; battery_charge; charge_time; average_price; average_speed; stock_status; test_run
            order_outcome; delivery_outcome; product_condition; machine_condition; default_value; default_language; mark_type; trade_mark
            exclusion_list; claims_count; tensile_stress; stress_test; deduction_points; hwy_mpg; wait_time
            treatment_plant; water_treatment; server_health; plant_health; union_type; party_size; race_time; race_number; sentence_count
            word_sentence; citation_count; citations; journal_citation; force_applied; armour; pills_per_pack; lab_name; charge_code; booster_stage; send_date; trans_date; trans_amount; refill; flight_diverted; last_period_sales; total_charges; exclusion_criteria; h1; mean_score
            """;

    static Stream<Arguments> headings() {
        return ListedHeadings.byKind(HEADINGS.strip());
    }

    static Stream<String> ordinary() {
        return ListedHeadings.list(ORDINARY.replace('\n', ';'));
    }

    @ParameterizedTest
    @MethodSource("headings")
    void isRecognised(ColumnKind kind, String heading) {
        assertThat(ListedHeadings.strongest(heading)).as(heading).contains(kind);
    }

    @ParameterizedTest
    @MethodSource("ordinary")
    void isNothingConfidential(String heading) {
        assertThat(ListedHeadings.strongest(heading).map(ColumnKind::group))
                .as(heading)
                .isNotEqualTo(Optional.of(KindGroup.CONFIDENTIAL));
    }
}
