import './review.css';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Review, ReviewPoint, SeatFull } from '../../api/types';
import { account } from '../../shell/me';
import { seatName } from '../../shell/player';
import { theme } from '../../shell/theme';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { OpenStudy } from '../study/open-study';

const t = texts.review;
/** How often the page asks how far the review is. */
const EVERY = 2000;

interface ReviewProps {
  id: string;
  seats: SeatFull[];
  /** Shows a position on the board; left out where there is no board. */
  look?: (at: number) => void;
}

/** The review of a finished game: a button until somebody has asked for it, then its progress, then what it found. */
export function ReviewBox({ id, seats, look }: ReviewProps) {
  const [review, setReview] = useState<Review | null>(null);
  const [failed, setFailed] = useState(false);
  const path = `/games/${id}/review`;
  const running = review?.state === 'waiting' || review?.state === 'working';
  useEffect(() => {
    api.get<Review>(path).then(setReview, complain);
  }, [path]);
  useEffect(() => {
    if (!running) {
      return;
    }
    const timer = window.setTimeout(() => {
      api.get<Review>(path).then((next) => {
        setReview(next);
        setFailed(next.state === 'none');
      }, complain);
    }, EVERY);
    return () => window.clearTimeout(timer);
  }, [review]);
  const begin = () => {
    setFailed(false);
    api.post<Review>(path).then(setReview, complain);
  };
  if (review === null) {
    return null;
  }
  return (
    <section class="stack tight review" data-testid="review" data-state={review.state}>
      <h3 class="small-title">{t.title}</h3>
      <p class="small faint">{t.lead}</p>
      {failed ? (
        <p class="note bad" role="alert">
          {t.failed}
        </p>
      ) : null}
      {review.state === 'none' ? <Begin begin={begin} /> : null}
      {running ? <Progress review={review} /> : null}
      {review.found === null ? null : <Found id={id} seats={seats} found={review.found} look={look} />}
    </section>
  );
}

function Begin({ begin }: { begin(): void }) {
  return account.value === null ? (
    <p class="small">{t.logIn}</p>
  ) : (
    <div>
      <button class="button" onClick={begin}>
        {t.begin}
      </button>
    </div>
  );
}

function Progress({ review }: { review: Review }) {
  const sentence = review.state === 'waiting' ? t.waiting : t.working(review.done, review.total);
  return (
    <div class="stack tight" role="status">
      <progress class="review-progress" aria-label={t.title} max={Math.max(1, review.total)} value={review.done} />
      <p class="small">{sentence}</p>
    </div>
  );
}

type What = NonNullable<Review['found']>;

function Found({ id, seats, found, look }: ReviewProps & { found: What }) {
  return (
    <>
      {found.points.length === 0 ? <p>{t.nothing}</p> : null}
      <ol class="review-points">
        {found.points.map((point, i) => (
          <li key={`${point.at}-${point.seat}`}>
            <Point id={id} number={i} point={point} seats={seats} look={look} />
          </li>
        ))}
      </ol>
      <Losses seats={seats} found={found} />
      <p class="small faint">{found.depth}</p>
    </>
  );
}

function Point({ id, number, point, seats, look }: ReviewProps & { number: number; point: ReviewPoint }) {
  const name = seatName(seats.find(({ seat }) => seat === point.seat));
  const picture = `/api/games/${id}/review/points/${number}/picture.svg?theme=${theme.value}`;
  return (
    <article class="card review-point stack tight">
      <h4>{point.turn > 0 ? t.point(point.turn, name) : `${t.before}, ${name}`}</h4>
      <a href={picture} target="_blank" rel="noopener noreferrer">
        <img class="review-picture" loading="lazy" alt={t.picture(point.turn, name)} src={picture} />
      </a>
      <p class="serif">{point.sentence.text}</p>
      <div class="review-sheets">
        <Lines title={t.given} lines={point.given} words={point.givenWords} />
        <Lines title={t.better} lines={point.better} words={point.betterWords} />
      </div>
      <div class="row">
        {look === undefined ? null : (
          <button class="button slim" onClick={() => look(point.at)}>
            {t.show}
          </button>
        )}
        <OpenStudy from={{ game: id, point: number }} text={texts.study.openPoint} />
      </div>
    </article>
  );
}

function Lines({ title, lines, words }: { title: string; lines: string[]; words: string[] }) {
  return (
    <div class="stack tight">
      <h5 class="small-title">{title}</h5>
      {lines.length === 0 ? (
        <p class="small faint">{t.noOrders}</p>
      ) : (
        <ol class="small review-lines">
          {lines.map((line, i) => (
            <li key={i} title={line}>
              {words[i] ?? line}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** One row per seat and one column per turn; a darker cell is a larger loss. */
function Losses({ seats, found }: { seats: SeatFull[]; found: What }) {
  const turns = [...new Set(found.seats.flatMap(({ losses }) => losses.map(({ turn }) => turn)))].sort((a, b) => a - b);
  const most = Math.max(1, ...found.seats.flatMap(({ losses }) => losses.map(({ loss }) => loss)));
  const inTurn = (losses: { turn: number; loss: number }[], turn: number) => {
    const these = losses.filter((loss) => loss.turn === turn);
    return these.length === 0 ? null : these.reduce((sum, { loss }) => sum + loss, 0);
  };
  return (
    <details class="small">
      <summary>{t.losses}</summary>
      <p class="small faint">{t.lossesLead}</p>
      <div class="scroll-x" tabIndex={0} role="region" aria-label={t.losses}>
        <table class="table review-losses">
          <thead>
            <tr>
              <th scope="col">{t.player}</th>
              <th scope="col" class="number">
                {t.mean}
              </th>
              {turns.map((turn) => (
                <th scope="col" key={turn} class="number">
                  {turn}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.seats.map(({ seat, losses }) => (
              <tr key={seat}>
                <th scope="row">{seatName(seats.find((one) => one.seat === seat))}</th>
                <td class="number">
                  {losses.length === 0 ? '–' : Math.round(losses.reduce((sum, { loss }) => sum + loss, 0) / losses.length)}
                </td>
                {turns.map((turn) => {
                  const loss = inTurn(losses, turn);
                  return (
                    <td key={turn} class="number" data-weight={loss === null ? undefined : Math.min(4, Math.ceil((4 * loss) / most))}>
                      {loss === null ? <span title={t.notJudged}>–</span> : Math.round(loss)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
