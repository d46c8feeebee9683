package arbiter.games.dynasty.position;

/** A place in axial coordinates, on the board or not. */
public record Hex(int q, int r) {
    public static int distance(int q1, int r1, int q2, int r2) {
        int dq = q1 - q2;
        int dr = r1 - r2;
        return Math.max(Math.max(Math.abs(dq), Math.abs(dr)), Math.abs(dq + dr));
    }

    public int distance(Hex other) {
        return distance(q, r, other.q, other.r);
    }

    @Override
    public String toString() {
        return q + "," + r;
    }
}
