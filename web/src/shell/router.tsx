import { signal } from '@preact/signals';
import type { AnchorHTMLAttributes, ComponentChildren } from 'preact';

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  return {
    path: window.location.pathname,
    query: new URLSearchParams(window.location.search),
    hash: window.location.hash.slice(1),
  };
}

export const place = signal<Place>(here());

window.addEventListener('popstate', () => (place.value = here()));
window.addEventListener('hashchange', () => (place.value = here()));

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') {
    window.history.pushState(null, '', to);
  } else {
    window.history.replaceState(null, '', to);
  }
  place.value = here();
  if (!to.includes('#')) {
    window.scrollTo(0, 0);
  }
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; class?: string; children?: ComponentChildren };

/** A link inside the page: without a reload, but middle clicks and new tabs work as usual. */
export function Link({ href, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      go(href);
    }
  };
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}

/** `/game/:id` with `/game/17` gives `{id: '17'}`; null if it does not match. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) {
    return null;
  }
  const found: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const actual = given[i] as string;
    if (part.startsWith(':')) {
      found[part.slice(1)] = decodeURIComponent(actual);
    } else if (part !== actual) {
      return null;
    }
  }
  return found;
}
