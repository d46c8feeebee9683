import type { ComponentType } from 'preact';
import { lazy } from './lazy';
import { Landing } from '../pages/landing/landing';
import { NotFound } from './frame';
import { match, place } from './router';
import { Toasts } from './toast';

type Page = ComponentType<Record<string, string>>;

/** Each page is a separate chunk that is loaded when it is first opened. Only the landing page is loaded at once. */
const PAGES: [pattern: string, page: Page][] = [
  ['/', Landing],
  ['/login', lazy(() => import('../pages/account/log-in').then((m) => m.LogIn))],
  ['/setup', lazy(() => import('../pages/account/log-in').then((m) => m.SetUp))],
  ['/confirm', lazy(() => import('../pages/account/log-in').then((m) => m.Confirm))],
  ['/welcome', lazy(() => import('../pages/account/log-in').then((m) => m.Welcome))],
  ['/openid', lazy(() => import('../pages/account/openid').then((m) => m.OpenIdReturn))],
  ['/password', lazy(() => import('../pages/account/log-in').then((m) => m.NewPassword))],
  ['/admin', lazy(() => import('../pages/admin/admin').then((m) => m.Admin))],
  ['/new', lazy(() => import('../pages/create/create').then((m) => m.Create))],
  ['/find', lazy(() => import('../pages/finding/finding').then((m) => m.Finding))],
  ['/join/:code', lazy(() => import('../pages/join/join').then((m) => m.Join))],
  ['/game/:id', lazy(() => import('../pages/game/game-page').then((m) => m.GamePage))],
  ['/game/:id/host', lazy(() => import('../pages/host/host-page').then((m) => m.HostPage))],
  ['/games', lazy(() => import('../pages/games/games').then((m) => m.Games))],
  ['/game/:id/story', lazy(() => import('../pages/story/story').then((m) => m.Story))],
  ['/game/:id/turn/:turn', lazy(() => import('../pages/game/game-page').then((m) => m.GamePage))],
  ['/games/:id', lazy(() => import('../pages/game/game-page').then((m) => m.GamePage))],
  ['/telegram', lazy(() => import('../pages/telegram/inside').then((m) => m.Inside))],
  ['/settings', lazy(() => import('../pages/settings/settings').then((m) => m.Settings))],
  ['/people/:name', lazy(() => import('../pages/people/profile').then((m) => m.Profile))],
  ['/ladders', lazy(() => import('../pages/people/ladder').then((m) => m.Ladder))],
  ['/ladders/:ruleset/:players', lazy(() => import('../pages/people/ladder').then((m) => m.Ladder))],
  ['/rules', lazy(() => import('../pages/rules/shelf').then((m) => m.Shelf))],
  ['/rules/:ruleset', lazy(() => import('../pages/rules/rulebook').then((m) => m.RulebookPage))],
  ['/rules/:ruleset/:chapter', lazy(() => import('../pages/rules/rulebook').then((m) => m.RulebookPage))],
  ['/maps', lazy(() => import('../pages/maps/gallery').then((m) => m.Gallery))],
  ['/maps/:id', lazy(() => import('../pages/maps/map-page').then((m) => m.MapPage))],
  ['/s/:id', lazy(() => import('../pages/sandbox/shared').then((m) => m.SharedScenario))],
  ['/studies', lazy(() => import('../pages/study/study-list').then((m) => m.StudyList))],
  ['/study/:id', lazy(() => import('../pages/study/study-page').then((m) => m.StudyPage))],
  ['/sandbox', lazy(() => import('../pages/sandbox/sandbox').then((m) => m.Sandbox))],
];

export function App() {
  const path = place.value.path;
  for (const [pattern, Page] of PAGES) {
    const found = match(pattern, path);
    if (found !== null) {
      return (
        <>
          <Page key={pattern + JSON.stringify(found)} {...found} />
          <Toasts />
        </>
      );
    }
  }
  return <NotFound />;
}
