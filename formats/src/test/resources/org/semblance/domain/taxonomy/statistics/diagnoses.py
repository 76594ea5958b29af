"""Makes diagnoses.csv: python3 diagnoses.py FOLDER > diagnoses.csv, with NumPy and the data that SEMBLANCE_DATA names.

Knows nothing of Semblance. Chains of parents are compared place by place, and whole matrices are multiplied:
sdVar^2 and sdCov^2 are sums over all pairs of distinct values, Eq. 7 sums over all concepts.
"""
import csv
import gzip
import sys
from collections import Counter

import numpy as np

ENCOUNTERS = "diabetes-130/diabetic_data.csv.gz"
HIERARCHY = "icd9cm/icd9cm-parent-child.csv"


def chains(folder):
    """From the root down to each concept, padded with -1."""
    with open(f"{folder}/{HIERARCHY}", encoding="utf-8", newline="") as lines:
        parents = {row["id"]: row["parent"] for row in csv.DictReader(lines)}
    number = {concept: i for i, concept in enumerate(parents)}
    found = []
    for concept in parents:
        chain = []
        while concept:
            chain.insert(0, number[concept])
            concept = parents[concept]
        found.append(chain)
    depth = np.array([len(chain) for chain in found])
    padded = np.full((len(found), depth.max()), -1)
    for i, chain in enumerate(found):
        padded[i, : len(chain)] = chain
    return list(parents), number, padded, depth


def code(written):
    """As the hierarchy writes it: three digits before the dot, and no dot."""
    whole, _, rest = written.partition(".")
    return (whole.zfill(3) if whole[0].isdigit() else whole) + rest


def pairs(folder, number):
    with gzip.open(f"{folder}/{ENCOUNTERS}", "rt", encoding="utf-8", newline="") as lines:
        rows = [(row["diag_1"], row["diag_2"]) for row in csv.DictReader(lines)]
    return [(number[code(a)], number[code(b)]) for a, b in rows if "?" not in (a, b)]


def distances(padded, depth, rows, columns):
    """Wu and Palmer, the root at depth 1: 1 - 2 depth(lcs) / (depth(a) + depth(b))."""
    shared = np.zeros((len(rows), len(columns)))
    for place in range(padded.shape[1]):
        one, other = padded[rows, place], padded[columns, place]
        shared += (one[:, None] == other[None, :]) & (one >= 0)[:, None]
    return 1 - 2 * shared / (depth[rows][:, None] + depth[columns][None, :])


def centred(matrix, weights):
    """Eq. 9, for distinct values that have a share of the rows each."""
    means = matrix @ weights
    return matrix - means[:, None] - means[None, :] + weights @ means


def main(folder):
    ids, number, padded, depth = chains(folder)
    both = pairs(folder, number)
    n = len(both)
    everything = np.arange(len(ids))
    values, shares, inner = [], [], []
    figures = {"rows": n, "concepts": len(ids)}
    for column, name in enumerate(("first", "second")):
        counts = Counter(pair[column] for pair in both)
        distinct = np.array(sorted(counts))
        share = np.array([counts[value] for value in distinct]) / n
        away = distances(padded, depth, everything, distinct)
        sums = away @ share
        mean = int(np.argmin(sums))
        assert (sums <= sums[mean] + 1e-9).sum() == 1, "several means"
        figures[f"{name} distinct"] = len(distinct)
        figures[f"{name} mean"] = ids[mean]
        figures[f"{name} variance"] = float(away[mean] ** 2 @ share)
        values.append({value: i for i, value in enumerate(distinct)})
        shares.append(share)
        inner.append(centred(distances(padded, depth, distinct, distinct), share))
    joint = np.zeros((len(values[0]), len(values[1])))
    for (a, b), count in Counter(both).items():
        joint[values[0][a], values[1][b]] = count / n
    spread = [float(np.sqrt((np.outer(w, w) * a * a).sum())) for w, a in zip(shares, inner)]
    covariance = float(np.sqrt(((inner[0] @ joint) * (joint @ inner[1])).sum()))
    figures["first distance variance"], figures["second distance variance"] = spread
    figures["distance covariance"] = covariance
    figures["distance correlation"] = covariance / float(np.sqrt(spread[0] * spread[1]))
    print("# First and second diagnosis of the encounters of Diabetes 130 that have both, on ICD-9-CM: figure, value.")
    print("# Source: Eq. 7 to 11 of Rodriguez-Garcia, Sánchez and Batet (2016), computed by another program, diagnoses.py.")
    print(f"# Data: {ENCOUNTERS} and {HIERARCHY} in SEMBLANCE_DATA")
    print("# Made by: python3 diagnoses.py $SEMBLANCE_DATA > diagnoses.csv")
    for figure, value in figures.items():
        print(f"{figure}, {value!r}" if isinstance(value, float) else f"{figure}, {value}")


main(sys.argv[1])
