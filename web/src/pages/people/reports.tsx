import './people.css';
import { api } from '../../api/client';
import type { MessageReport, ReportSide } from '../../api/types';
import { usePaged } from '../../shell/paging';
import { Link } from '../../shell/router';
import { ShowMore } from '../../shell/show-more';
import { moment } from '../../shell/time';
import { complain, say } from '../../shell/toast';
import { listed, texts } from '../../texts/en';

const t = texts.people.report;

function nameOf(side: ReportSide): string {
  const country = side.seat < 0 ? t.host : side.country;
  return side.name === null ? country : `${country} (${side.name})`;
}

/** Reported messages: of one game for its host, of all games for administrators. */
export function Reports({ path, everywhere }: { path: string; everywhere: 'one game' | 'all games' }) {
  const list = usePaged<MessageReport>(path, 'reports');
  const close = (report: MessageReport) =>
    api
      .post(`/games/${report.game}/host/reports/${report.id}/close`)
      .then(() => {
        say(t.closed);
        list.afresh();
      })
      .catch(complain);
  return (
    <>
      <p class="small faint">{list.items?.length === 0 ? t.none : t.lead}</p>
      <ul class="stack">
        {(list.items ?? []).map((report) => (
          <li class="stack tight reported" key={report.id}>
            <p class="small faint">
              {everywhere === 'all games' ? (
                <>
                  <Link href={`/game/${report.game}`}>{report.gameName}</Link>
                  {' · '}
                </>
              ) : null}
              {t.from(nameOf(report.from), report.to === null ? t.everybody : listed(report.to.map(nameOf)))}, {moment(report.sentAt)}
            </p>
            <blockquote>{report.text}</blockquote>
            <p>
              {t.by(nameOf(report.reporter))}: {report.reason}
            </p>
            <p class="small faint">{t.rule[report.press]}</p>
            <div>
              <button class="button slim" onClick={() => close(report)}>
                {t.close}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <ShowMore more={list.more} of={t.title} />
    </>
  );
}
