import './people.css';
import type { PersonalRating } from '../../api/types';
import { Link } from '../../shell/router';
import { texts } from '../../texts/en';

const t = texts.people.rating;
const [WIDTH, HEIGHT, EDGE] = [160, 40, 3];
/** A flat line stays flat: smaller differences than this do not fill the picture. */
const LEAST_RANGE = 60;

/** The ratings on a profile, each with its uncertainty and its history. */
export function Ratings({ ratings, bot = false }: { ratings: PersonalRating[]; bot?: boolean }) {
  return (
    <section class="card stack tight" aria-labelledby="ratings">
      <h2 id="ratings">{texts.people.profile.ratings}</h2>
      <ul class="ratings">
        {ratings.map((rating) => (
          <li key={rating.ruleset + rating.players}>
            <div class="grow">
              <Link href={`/ladders/${rating.ruleset}/${rating.players}`}>{rating.rulesetName}</Link>
              <span class="small faint block">{t.players[rating.players]}</span>
            </div>
            <History of={rating} />
            <div class="rated">
              <strong>{t.value(rating.rating, rating.deviation)}</strong>
              {rating.provisional ? <span class="tag">{t.provisional}</span> : null}
              <span class="small faint block">{bot ? t.measured(rating.games) : t.games(rating.games)}</span>
            </div>
          </li>
        ))}
      </ul>
      <p class="small faint">{t.explained}</p>
    </section>
  );
}

/** A line of the ratings in a band of their uncertainties. */
function History({ of }: { of: PersonalRating }) {
  const points = of.history;
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 2 || first === undefined || last === undefined) {
    return <span class="rating-line" />;
  }
  const low = Math.min(...points.map((point) => point.rating));
  const range = Math.max(LEAST_RANGE, Math.max(...points.map((point) => point.rating)) - low);
  const middle = (low + Math.max(...points.map((point) => point.rating))) / 2;
  const x = (index: number) => EDGE + (index * (WIDTH - 2 * EDGE)) / (points.length - 1);
  const y = (rating: number) => HEIGHT / 2 - ((rating - middle) * (HEIGHT - 2 * EDGE)) / range;
  const path = (value: (point: PersonalRating['history'][number]) => number) =>
    points.map((point, i) => `${x(i).toFixed(1)} ${y(value(point)).toFixed(1)}`);
  const above = path((point) => point.rating + point.deviation);
  const below = path((point) => point.rating - point.deviation).reverse();
  return (
    <svg class="rating-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t.history(first.rating, last.rating, points.length)}>
      <path class="band" d={`M${above.join('L')}L${below.join('L')}Z`} />
      <path class="line" d={`M${path((point) => point.rating).join('L')}`} />
      <circle cx={x(points.length - 1)} cy={y(last.rating)} r={EDGE} />
    </svg>
  );
}
