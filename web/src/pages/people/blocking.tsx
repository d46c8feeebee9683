import { useSignal } from '@preact/signals';
import { api } from '../../api/client';
import type { BlockedPerson, PersonProfile } from '../../api/types';
import { Dialog } from '../../shell/dialog';
import { useFetched } from '../../shell/fetching';
import { account } from '../../shell/me';
import { Link } from '../../shell/router';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { profileOf } from './person-line';

const t = texts.people.block;

/** On the profile of another person: block and unblock. */
export function Blocking({ person, changed }: { person: PersonProfile; changed(): void }) {
  const asked = useSignal(false);
  if (account.value === null || person.mine) {
    return null;
  }
  const act = (method: 'put' | 'delete') => {
    asked.value = false;
    const path = `/me/blocks/${person.id}`;
    (method === 'put' ? api.put(path, undefined) : api.delete(path)).then(changed).catch(complain);
  };
  return (
    <div class="row">
      {person.blocked ? (
        <>
          <span class="small faint grow">{t.blocked}</span>
          <button class="button slim" onClick={() => act('delete')}>
            {t.unblock}
          </button>
        </>
      ) : (
        <button class="button quiet slim" onClick={() => (asked.value = true)}>
          {t.block}
        </button>
      )}
      {asked.value ? (
        <Dialog title={t.sure(person.name)} onClose={() => (asked.value = false)}>
          <p>{t.note}</p>
          <div class="row end">
            <button class="button" onClick={() => (asked.value = false)}>
              {texts.cancel}
            </button>
            <button class="button danger" onClick={() => act('put')}>
              {t.block}
            </button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}

/** In the settings: everybody I have blocked. */
export function BlockedPeople() {
  const blocked = useFetched<{ people: BlockedPerson[] }>('/me/blocks');
  const people = blocked.value?.people ?? [];
  if (people.length === 0) {
    return null;
  }
  const unblock = (id: string) =>
    api
      .delete(`/me/blocks/${id}`)
      .then(() => blocked.again())
      .catch(complain);
  return (
    <section class="card stack" aria-labelledby="blocked-title">
      <div>
        <h2 id="blocked-title">{t.title}</h2>
        <p class="small faint">{t.lead}</p>
      </div>
      <ul class="stack tight">
        {people.map((person) => (
          <li class="row nowrap apart" key={person.id}>
            <span class="grow clip">
              <Link href={profileOf(person)}>{person.name}</Link>
            </span>
            <button class="button slim" onClick={() => unblock(person.id)} aria-label={`${t.unblock}: ${person.name}`}>
              {t.unblock}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
