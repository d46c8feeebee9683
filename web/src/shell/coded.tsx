/** A sentence of the rules or of the server. What people type is between backticks in it, and is drawn as code. */
export function Coded({ text }: { text: string }) {
  const parts = text.split('`');
  // A single backtick is none of these marks.
  if (parts.length % 2 === 0) {
    return <>{text}</>;
  }
  return <>{parts.map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))}</>;
}
