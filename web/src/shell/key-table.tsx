/** The table of keys that `?` shows on every board. */
export type KeyRow = [keys: string[], text: string];

export function KeyTable({ rows }: { rows: KeyRow[] }) {
  return (
    <table class="table keys">
      <tbody>
        {rows.map(([keys, text]) => (
          <tr key={text}>
            <td class="one-line">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
