import { useSignal } from '@preact/signals';
import type { Game, Ruleset, SeatFull } from '../../api/types';
import { botId } from '../../shell/bots';
import { useFetched } from '../../shell/fetching';
import { seatName, Who } from '../../shell/player';
import { texts } from '../../texts/en';
import { Select } from '../create/parts';
import { Invite } from '../game/invite';
import type { Desk } from './deed';
import { Lines, linesOf, Power } from './power';

const t = texts.host;

export function PeoplePowers({ desk, game }: { desk: Desk; game: Game }) {
  const joining = () =>
    (desk.deed.value = game.joining
      ? { title: t.joiningClose, path: 'joining', body: { open: false }, told: t.told.joiningClose(desk.who) }
      : { title: t.joiningOpen, path: 'joining', body: { open: true }, told: t.told.joiningOpen(desk.who) });
  return (
    <>
      <ul class="players">
        {game.seats.map((seat) => (
          <Seat key={seat.seat} desk={desk} game={game} seat={seat} />
        ))}
      </ul>
      <Power
        title={game.joining ? t.joiningClose : t.joiningOpen}
        note={game.joining ? t.joiningIsOpen : t.joiningIsClosed}
        act={joining}
      />
      <Power
        title={t.invitation}
        note={t.invitationNote}
        act={() =>
          (desk.deed.value = {
            title: t.invitation,
            note: t.invitationNote,
            path: 'invitation',
            body: {},
            told: t.told.invitation(desk.who),
            reason: 'none',
          })
        }
      />
      <div class="power">
        <Invite table={desk.table} />
      </div>
      <HandOver desk={desk} game={game} />
    </>
  );
}

function Seat({ desk, game, seat }: { desk: Desk; game: Game; seat: SeatFull }) {
  const name = seatName(seat);
  const who = [
    seat.player?.name,
    seat.bot ? texts.game.players.bot(seat.bot) : null,
    seat.state === 'open' ? texts.openSeat : null,
    seat.strikes > 0 ? texts.game.players.strikes(seat.strikes) : null,
  ];
  return (
    <li class="player">
      <details class="grow seat-powers">
        <summary>
          <span class="row apart">
            <span class="grow">
              <Who seat={seat} />
              <span class="small faint block">{who.filter(Boolean).join(' · ')}</span>
            </span>
            <span class="button slim" aria-hidden="true">
              {t.change}
            </span>
          </span>
        </summary>
        <SeatPowers desk={desk} game={game} seat={seat} name={name} />
      </details>
    </li>
  );
}

interface SeatProps {
  desk: Desk;
  game: Game;
  seat: SeatFull;
  name: string;
}

function SeatPowers({ desk, game, seat, name }: SeatProps) {
  const at = seat.seat;
  const forgivable = seat.strikes > 0 || (seat.state !== 'open' && seat.bot != null && seat.player != null);
  return (
    <div class="stack">
      {game.status === 'running' && seat.state !== 'bot' ? <Behalf desk={desk} game={game} seat={seat} name={name} /> : null}
      <Swap desk={desk} game={game} seat={seat} name={name} />
      <Give desk={desk} game={game} seat={seat} name={name} />
      {forgivable ? (
        <Power
          title={t.forgive}
          act={() => (desk.deed.value = { title: t.forgive, path: `seats/${at}/forgive`, body: {}, told: t.told.forgive(desk.who, name) })}
        />
      ) : null}
      {seat.state === 'open' ? null : (
        <Power
          title={t.openSeat}
          note={t.openSeatNote}
          grave
          act={() =>
            (desk.deed.value = {
              title: t.openSeat,
              note: t.openSeatNote,
              path: `seats/${at}/replace`,
              body: {},
              told: t.told.replace(desk.who, name, t.told.byAnybody),
              weight: 'grave',
            })
          }
        />
      )}
    </div>
  );
}

function Give({ desk, game, seat, name }: SeatProps) {
  const rules = useFetched<Ruleset>(`/rulesets/${game.ruleset}`);
  const level = useSignal(game.absence.bot ?? 'recruit');
  const temperament = useSignal('');
  const player = useSignal('');
  const path = `seats/${seat.seat}/replace`;
  const bot = () => botId({ level: level.value, temperament: temperament.value, handicap: 0 });
  const toBot = () =>
    (desk.deed.value = {
      title: t.giveBot,
      note: t.giveBotNote,
      path,
      body: { bot: bot() },
      told: t.told.replace(desk.who, name, t.told.byBot(bot())),
    });
  const toPlayer = () =>
    (desk.deed.value = {
      title: t.givePlayer,
      note: t.givePlayerNote,
      path,
      body: { player: player.value.trim() },
      told: t.told.replace(desk.who, name, t.told.byPlayer),
    });
  return (
    <>
      <Power title={t.givePlayer} verb={t.verbs.give} act={toPlayer} disabled={player.value.trim() === ''} shape="inline">
        <div class="field">
          <label for={`give-${seat.seat}`}>{t.givePlayer}</label>
          <input
            id={`give-${seat.seat}`}
            class="input"
            maxLength={24}
            autocomplete="off"
            placeholder={t.givePlayerName}
            value={player.value}
            onInput={(event) => (player.value = event.currentTarget.value)}
          />
        </div>
      </Power>
      <Power title={t.giveBot} verb={t.verbs.give} act={toBot} shape="inline">
        <Select
          id={`bot-${seat.seat}`}
          label={t.giveBot}
          value={level.value}
          options={(rules.value?.bots ?? [{ id: level.value, sentence: '' }]).map((b): [string, string] => [
            b.id,
            b.sentence === '' ? b.id : `${b.id}: ${b.sentence}`,
          ])}
          choose={(id) => (level.value = id)}
        />
        {game.rated ? null : (
          <Select
            id={`temperament-${seat.seat}`}
            label={t.botTemperament}
            value={temperament.value}
            options={[
              ['', texts.lobby.temperamentNone],
              ...(rules.value?.temperaments ?? []).map((each): [string, string] => [each.id, `${each.id}: ${each.sentence}`]),
            ]}
            choose={(id) => (temperament.value = id)}
          />
        )}
      </Power>
    </>
  );
}

function Swap({ desk, game, seat, name }: SeatProps) {
  const others = game.seats.filter((other) => other.seat !== seat.seat);
  const wish = useSignal(String(others[0]?.seat ?? ''));
  const other = others.find((each) => String(each.seat) === wish.value) ?? others[0];
  if (other === undefined) {
    return null;
  }
  const act = () =>
    (desk.deed.value = {
      title: `${t.swap} ${seatName(other)}`,
      note: t.swapNote,
      path: `seats/${seat.seat}/swap`,
      body: { with: other.seat },
      told: t.told.swap(desk.who, name, seatName(other)),
    });
  return (
    <Power title={t.swap} verb={t.verbs.swap} act={act} shape="inline">
      <Select
        id={`swap-${seat.seat}`}
        label={t.swap}
        value={String(other.seat)}
        options={others.map((each): [string, string] => [String(each.seat), seatName(each)])}
        choose={(value) => (wish.value = value)}
      />
    </Power>
  );
}

function Behalf({ desk, seat, name }: SeatProps) {
  const text = useSignal('');
  const ready = useSignal(true);
  const lines = linesOf(text.value);
  const act = () =>
    (desk.deed.value = {
      title: t.behalf,
      note: t.behalfNote,
      path: 'sheet',
      body: { seat: seat.seat, lines, ready: ready.value },
      told: t.told.sheet(desk.who, name),
      done: () => (text.value = ''),
    });
  return (
    <Power title={t.behalf} verb={t.verbs.enter} note={t.behalfNote} act={act} shape="folded">
      <Lines id={`behalf-${seat.seat}`} label={t.behalfLines(name)} value={text.value} set={(value) => (text.value = value)} />
      <label class="choice">
        <input type="checkbox" checked={ready.value} onChange={(event) => (ready.value = event.currentTarget.checked)} />
        <span>{t.behalfReady}</span>
      </label>
    </Power>
  );
}

const ELSE = 'else';

function HandOver({ desk, game }: { desk: Desk; game: Game }) {
  const seated = game.seats.filter((seat) => seat.player != null && seat.player.id !== game.host?.id);
  const wish = useSignal<string>(String(seated[0]?.seat ?? ELSE));
  const name = useSignal('');
  const chosen = seated.find((seat) => String(seat.seat) === wish.value);
  const act = () => {
    // The seat is named by its country: in an anonymous game nobody may learn who plays it.
    const told = chosen?.country ?? name.value.trim();
    desk.deed.value = {
      title: t.handOver,
      note: t.handOverNote,
      path: 'hand-over',
      body: chosen === undefined ? { player: told } : { seat: chosen.seat },
      told: t.told.handOver(desk.who, told),
      reason: 'none',
      weight: 'grave',
    };
  };
  return (
    <Power
      title={t.handOver}
      verb={t.verbs.handOver}
      note={t.handOverNote}
      act={act}
      disabled={chosen === undefined && name.value.trim() === ''}
      grave
      shape="folded"
    >
      <Select
        id="hand-over"
        label={t.handOverTo}
        value={chosen === undefined ? ELSE : wish.value}
        options={[
          ...seated.map((seat): [string, string] => [String(seat.seat), `${seatName(seat)} · ${seat.player?.name ?? ''}`]),
          [ELSE, t.handOverElse],
        ]}
        choose={(value) => (wish.value = value)}
      />
      {chosen === undefined ? (
        <div class="field">
          <label for="hand-over-name">{t.handOverName}</label>
          <input
            id="hand-over-name"
            class="input"
            maxLength={24}
            autocomplete="off"
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </div>
      ) : null}
    </Power>
  );
}
