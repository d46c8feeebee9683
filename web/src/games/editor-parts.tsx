import { Icon } from '../shell/icons';
import { texts } from '../texts/en';

const t = texts.sandbox;

/** A number with a minus and a plus button, large enough for a thumb. */
export function Stepper({ label, value, most = 999, set }: { label: string; value: number; most?: number; set(value: number): void }) {
  return (
    <span class="stepper" role="group" aria-label={label}>
      <span class="small">{label}</span>
      <button class="button slim icon" aria-label={t.less(label)} disabled={value <= 0} onClick={() => set(value - 1)}>
        <Icon name="minus" />
      </button>
      <strong class="count">{value}</strong>
      <button class="button slim icon" aria-label={t.more(label)} disabled={value >= most} onClick={() => set(value + 1)}>
        <Icon name="plus" />
      </button>
    </span>
  );
}

interface ChoiceProps<T> {
  label: string;
  options: { value: T; name: string }[];
  value: T;
  set(value: T): void;
}

/** A choice of a few values, all of them visible. */
export function Choice<T>({ label, options, value, set }: ChoiceProps<T>) {
  return (
    <div class="row choice" role="group" aria-label={label}>
      {options.map((option) => (
        <button key={option.name} class="button slim" aria-pressed={option.value === value} onClick={() => set(option.value)}>
          {option.name}
        </button>
      ))}
    </div>
  );
}
