interface Option {
  value: string;
  title: string;
  note: string;
}

interface ChoicesProps {
  legend: string;
  name: string;
  value: string;
  options: Option[];
  choose(value: string): void;
}

/** A few large choices side by side, each with one line of explanation. */
export function Choices({ legend, name, value, options, choose }: ChoicesProps) {
  return (
    <fieldset class="field">
      <legend class="label">{legend}</legend>
      <div class="tiles">
        {options.map((option) => (
          <label class="tile" key={option.value}>
            <input type="radio" name={name} value={option.value} checked={value === option.value} onChange={() => choose(option.value)} />
            <span>
              <strong>{option.title}</strong>
              <span class="small faint block">{option.note}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SelectProps {
  id: string;
  label: string;
  hint?: string;
  value: string;
  options: readonly (readonly [string, string])[];
  choose(value: string): void;
}

export function Select({ id, label, hint, value, options, choose }: SelectProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} class="select" value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key} selected={key === value}>
            {text}
          </option>
        ))}
      </select>
      {hint === undefined ? null : <span class="hint">{hint}</span>}
    </div>
  );
}

interface TextFieldProps {
  id: string;
  label: string;
  hint: string;
  type: 'email' | 'url';
  value: string;
  set(value: string): void;
}

/** One line of text with its label above and an explanation below. */
export function TextField({ id, label, hint, type, value, set }: TextFieldProps) {
  const shared = {
    id,
    class: 'input',
    value,
    'aria-describedby': `${id}-hint`,
    onInput: (event: { currentTarget: HTMLInputElement }) => set(event.currentTarget.value),
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {type === 'email' ? <input type="email" autocomplete="email" {...shared} /> : <input type="url" placeholder="https://" {...shared} />}
      <span class="hint" id={`${id}-hint`}>
        {hint}
      </span>
    </div>
  );
}
