import { useSignal } from '@preact/signals';
import { api } from '../../api/client';
import type { Study } from '../../api/types';
import { Dialog } from '../../shell/dialog';
import { Icon } from '../../shell/icons';
import { me } from '../../shell/me';
import { go, Link } from '../../shell/router';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';
import type { StudyModel } from './study-model';

const t = texts.study;

/** The name of the study, what it began with, and what can be done with the whole of it. */
export function StudyHead({ model, study }: { model: StudyModel; study: Study }) {
  const sharing = useSignal(false);
  const rename = (name: string) => {
    if (name.trim() !== '' && name !== study.name) {
      api.patch<Study>(model.path, { name }).then((next) => {
        model.study.value = next;
        say(t.saved);
      }, complain);
    }
  };
  const remove = () => {
    if (window.confirm(t.removeSure(study.name))) {
      api.delete(model.path).then(() => {
        say(t.removed(study.name));
        go('/studies');
      }, complain);
    }
  };
  const knows =
    study.viewer === 'all'
      ? t.knows.all
      : study.viewer === 'public'
        ? t.knows.public
        : t.knows.seat(study.players[Number(study.viewer)] ?? '');
  return (
    <header class="stack tight">
      {study.mine ? (
        <h1 class="study-title">
          <input
            class="input study-name"
            aria-label={t.rename}
            maxLength={80}
            value={study.name}
            onChange={(event) => rename(event.currentTarget.value)}
          />
        </h1>
      ) : (
        <h1>{study.name}</h1>
      )}
      <p class="small faint">{study.mine ? knows : `${t.reading} ${knows}`}</p>
      {study.mine ? (
        <div class="row">
          <button class="button slim" onClick={() => (sharing.value = true)}>
            <Icon name="out" /> {t.share}
          </button>
          {study.game === null ? null : (
            <Link class="button slim" href={`/game/${study.game}`}>
              {t.toGame}
            </Link>
          )}
          <Link class="button slim" href="/studies">
            {t.mine}
          </Link>
          <button class="button slim icon" aria-label={`${t.remove}: ${study.name}`} title={t.remove} onClick={remove}>
            <Icon name="trash" />
          </button>
        </div>
      ) : null}
      {sharing.value ? <Sharing model={model} study={study} close={() => (sharing.value = false)} /> : null}
    </header>
  );
}

function Sharing({ model, study, close }: { model: StudyModel; study: Study; close(): void }) {
  const base = (me.value?.server.publicUrl || window.location.origin).replace(/\/$/, '');
  const address = study.link === null ? '' : `${base}/study/${study.id}?link=${study.link}`;
  const change = (answer: Promise<Study>) => answer.then((next) => (model.study.value = next), complain);
  return (
    <Dialog title={t.share} onClose={close}>
      <p>{t.shareLead}</p>
      {study.link === null ? (
        <button class="button primary" onClick={() => void change(api.put<Study>(`${model.path}/link`, {}))}>
          {t.makeLink}
        </button>
      ) : (
        <>
          <input class="input mono" readOnly aria-label={t.share} value={address} onFocus={(event) => event.currentTarget.select()} />
          <div class="row">
            <button class="button primary" onClick={() => void navigator.clipboard.writeText(address).then(() => say(t.copied), complain)}>
              {t.copy}
            </button>
            <button class="button" onClick={() => void change(api.delete<Study>(`${model.path}/link`))}>
              {t.stop}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
