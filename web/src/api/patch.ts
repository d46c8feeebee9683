import type { Json, Members } from './types';

/** One operation of a JSON Patch (RFC 6902). Only the operations that the server uses. */
export interface Change {
  op: 'add' | 'remove' | 'replace';
  path: string;
  value?: Json;
}

/** The value after the changes. Unchanged parts stay the same object, so that they are not drawn again. */
export function patched(json: Json, changes: readonly Change[]): Json {
  return changes.reduce((value, change) => along(value, change.path === '' ? [] : change.path.slice(1).split('/'), change), json);
}

function along(json: Json, steps: readonly string[], change: Change): Json {
  const [step, ...rest] = steps;
  if (step === undefined) {
    return change.value as Json;
  }
  const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
  const last = rest.length === 0;
  if (Array.isArray(json)) {
    const index = Number(name);
    if (last && change.op === 'remove') {
      return json.toSpliced(index, 1);
    }
    return last && change.op === 'add'
      ? json.toSpliced(index, 0, change.value as Json)
      : json.with(index, along(json[index] as Json, rest, change));
  }
  const members = json as Members;
  if (last && change.op === 'remove') {
    const { [name]: _, ...others } = members;
    return others;
  }
  return { ...members, [name]: last ? (change.value as Json) : along(members[name] as Json, rest, change) };
}
