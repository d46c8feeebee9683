package arbiter.games.carbon.position;

/** Axial coordinates as people write them (CC-H1). The rules use the index of a hex instead. */
public record Hex(int q, int r) {
    public int distance(Hex other) {
        int dq = q - other.q;
        int dr = r - other.r;
        return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
    }

    @Override
    public String toString() {
        return q + "," + r;
    }
}
