import type { About, StudyModel } from './study-model';

/** What went wrong, beside what it is about: on a phone, the head of the page is far away. */
export function Trouble({ model, about }: { model: StudyModel; about: About }) {
  const { problem } = model;
  return problem.value === null || model.about.value !== about ? null : (
    <p class="note bad small" role="alert">
      {problem.value}
    </p>
  );
}
