package org.semblance.method.noise;

import java.io.Serializable;

/**
 * A square root of a covariance matrix: independent standard draws multiplied by it have these covariances. It is
 * computed from eigenvalues, so singular matrices have one too; negative eigenvalues, which distance covariances may
 * have, count as 0.
 */
final class CovarianceRoot implements Serializable {

    private static final int MOST_SWEEPS = 100;
    private static final double NOTHING = 1e-12;

    private final double[][] root;
    private final boolean singular;
    private final boolean indefinite;

    private CovarianceRoot(double[][] root, boolean singular, boolean indefinite) {
        this.root = root;
        this.singular = singular;
        this.indefinite = indefinite;
    }

    /** The root of a diagonal matrix. */
    static CovarianceRoot ofVariances(double... variances) {
        double[][] matrix = new double[variances.length][variances.length];
        for (int i = 0; i < variances.length; i++) {
            matrix[i][i] = Math.sqrt(variances[i]);
        }
        return new CovarianceRoot(matrix, false, false);
    }

    /** The root of a symmetric matrix: V·√Λ, with eigenvectors by Jacobi rotations. */
    static CovarianceRoot of(double[][] covariances) {
        int size = covariances.length;
        double[][] turned = new double[size][];
        double[][] vectors = new double[size][size];
        for (int i = 0; i < size; i++) {
            turned[i] = covariances[i].clone();
            vectors[i][i] = 1;
        }
        for (int sweep = 0; sweep < MOST_SWEEPS && turnOnce(turned, vectors); sweep++) {}
        double most = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < size; i++) {
            most = Math.max(most, turned[i][i]);
            least = Math.min(least, turned[i][i]);
        }
        double[][] root = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                root[i][j] = vectors[i][j] * Math.sqrt(Math.max(0, turned[j][j]));
            }
        }
        return new CovarianceRoot(root, most > 0 && least <= NOTHING * most, least < -NOTHING * most);
    }

    /** Rotates every pair of axes until their covariance is 0; returns whether there was anything to rotate. */
    private static boolean turnOnce(double[][] turned, double[][] vectors) {
        boolean any = false;
        for (int p = 0; p < turned.length; p++) {
            for (int q = p + 1; q < turned.length; q++) {
                double off = turned[p][q];
                if (Math.abs(off) > 1e-300
                        && Math.abs(off) > 1e-18 * (Math.abs(turned[p][p]) + Math.abs(turned[q][q]))) {
                    any = true;
                    double theta = (turned[q][q] - turned[p][p]) / (2 * off);
                    double tangent = Math.copySign(1, theta) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
                    double cosine = 1 / Math.sqrt(tangent * tangent + 1);
                    turn(turned, vectors, p, q, cosine, tangent * cosine);
                }
            }
        }
        return any;
    }

    private static void turn(double[][] turned, double[][] vectors, int p, int q, double cosine, double sine) {
        for (int i = 0; i < turned.length; i++) {
            double ip = turned[i][p];
            double iq = turned[i][q];
            turned[i][p] = cosine * ip - sine * iq;
            turned[i][q] = sine * ip + cosine * iq;
        }
        for (int i = 0; i < turned.length; i++) {
            double pi = turned[p][i];
            double qi = turned[q][i];
            turned[p][i] = cosine * pi - sine * qi;
            turned[q][i] = sine * pi + cosine * qi;
            double vp = vectors[i][p];
            double vq = vectors[i][q];
            vectors[i][p] = cosine * vp - sine * vq;
            vectors[i][q] = sine * vp + cosine * vq;
        }
        turned[p][q] = 0;
        turned[q][p] = 0;
    }

    /** Whether some directions have no variance. */
    boolean singular() {
        return singular;
    }

    /** Whether some directions had a negative variance. */
    boolean indefinite() {
        return indefinite;
    }

    /** A row of the root times independent draws. */
    double times(int row, double[] draws) {
        double sum = 0;
        for (int j = 0; j < root.length; j++) {
            sum += root[row][j] * draws[j];
        }
        return sum;
    }
}
