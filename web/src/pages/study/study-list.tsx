import './study.css';
import { api } from '../../api/client';
import type { Study } from '../../api/types';
import { Frame } from '../../shell/frame';
import { Icon } from '../../shell/icons';
import { account } from '../../shell/me';
import { usePaged } from '../../shell/paging';
import { Link } from '../../shell/router';
import { ShowMore } from '../../shell/show-more';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';

const t = texts.study;

/** All my studies, those that changed last first. */
export function StudyList() {
  const mine = usePaged<Study>(account.value === null ? null : '/studies', 'studies');
  return (
    <Frame title={t.title}>
      <div class="stack">
        <div>
          <h1>{t.title}</h1>
          <p class="prose">{t.lead}</p>
        </div>
        {account.value === null ? <p class="empty card">{t.logIn}</p> : null}
        {mine.items !== null && mine.items.length === 0 ? <p class="empty card">{t.empty}</p> : null}
        <ul class="study-list">
          {(mine.items ?? []).map((study) => (
            <One key={study.id} study={study} changed={mine.afresh} />
          ))}
        </ul>
        <ShowMore more={mine.more} of={t.mine} />
      </div>
    </Frame>
  );
}

function One({ study, changed }: { study: Study; changed(): void }) {
  const when = new Date(study.changedAt).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const remove = () => {
    if (window.confirm(t.removeSure(study.name))) {
      api.delete(`/studies/${study.id}`).then(() => {
        say(t.removed(study.name));
        changed();
      }, complain);
    }
  };
  return (
    <li class="card row apart nowrap">
      <Link class="grow study-open" href={`/study/${study.id}`}>
        <strong>{study.name}</strong>
        <span class="small faint">{t.changed(when)}</span>
      </Link>
      <button class="button slim icon" aria-label={`${t.remove}: ${study.name}`} title={t.remove} onClick={remove}>
        <Icon name="trash" />
      </button>
    </li>
  );
}
