#!/usr/bin/env python3
"""The figures of pyCANON's example tables, by the definitions, in fractions: python3 pycanon_files.py $SEMBLANCE_DATA"""
import collections
import csv
import gzip
import math
import os
import sys
from fractions import Fraction

HEADER = """\
# What the eighteen tables of pyCANON show, by the definitions: file, quasi-identifiers, sensitive attribute, rows, classes, k, l,
# entropy l, t (equal distance), largest share (alpha), largest relative growth of a share (beta), largest logarithm of the ratio
# of a share that is not 0 (delta), whether every class has every value, whether no growth exceeds minus the logarithm of the share.
# Source: the definitions of Wong et al. (2006), Cao and Karras (2012), Brickell and Shmatikov (2008), Machanavajjhala et al. (2007)
# and Li et al. (2007), computed with fractions by another program, pycanon_files.py. Columns as in pyCANON's examples.
# Of StudentsMath_Score.csv, pyCANON's own tests hold k = 1, alpha = 1, beta = 71 and delta = 4.276666119016055 too.
# Data: external/pycanon/*.csv.gz in SEMBLANCE_DATA
# Made by: python3 pycanon_files.py $SEMBLANCE_DATA > pycanon-files.csv"""

ADULT = "age education occupation relationship sex native-country"
STROKE = "gender age hypertension heart_disease ever_married work_type Residence_type smoking_status"
STUDENTS = "Teacher Gender Ethnic Freeredu wesson"
DRUGS = "Age Sex BP Cholesterol Na_to_K"

# File, quasi-identifiers, sensitive attribute
TABLES = (
    [("adult_anonymized_%d" % k, ADULT, "salary-class") for k in (3, 10, 20)]
    + [("stroke_k%d" % k, STROKE, "stroke") for k in (2, 5, 10, 15, 19, 20, 22, 25)]
    + [("StudentsMath_Score" + k, STUDENTS, "Score") for k in ("", "_k2", "_k5", "_k7")]
    + [("drug_type", DRUGS, "Drug"), ("drugs_k5", DRUGS, "Drug"), ("hospital_anonymized", "age gender city", "disease")]
)


def figures(rows, qis, sensitive):
    """Each figure of a table; logarithms and roots of e are taken once, of the exact fraction."""
    classes = collections.defaultdict(list)
    for row in rows:
        classes[tuple(row[qi] for qi in qis)].append(row[sensitive])
    whole = {value: Fraction(count, len(rows)) for value, count in collections.Counter(row[sensitive] for row in rows).items()}
    most_alike, t, alpha, beta, delta = math.inf, Fraction(0), Fraction(0), Fraction(0), 0.0
    l, every, moderate = math.inf, True, True
    for values in classes.values():
        shares = {value: Fraction(count, len(values)) for value, count in collections.Counter(values).items()}
        l = min(l, len(shares))
        every = every and len(shares) == len(whole)
        most_alike = min(most_alike, math.exp(-sum(float(q) * math.log(q) for q in shares.values())))
        t = max(t, sum(abs(shares.get(value, 0) - p) for value, p in whole.items()) / 2)
        alpha = max(alpha, max(shares.values()))
        for value, q in shares.items():
            p = whole[value]
            if q > p:
                beta = max(beta, (q - p) / p)
                moderate = moderate and float((q - p) / p) <= -math.log(p)
            delta = max(delta, abs(math.log(q / p)))
    return [len(rows), len(classes), min(map(len, classes.values())), l, most_alike, float(t), float(alpha), float(beta), delta,
            "yes" if every else "no", "yes" if moderate else "no"]


def main(data):
    print(HEADER)
    for name, qis, sensitive in TABLES:
        with gzip.open(os.path.join(data, "external", "pycanon", name + ".csv.gz"), "rt", encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        print(", ".join(map(str, [name, qis, sensitive] + figures(rows, qis.split(" "), sensitive))))


if __name__ == "__main__":
    main(sys.argv[1])
