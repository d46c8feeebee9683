import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { texts } from '../texts/en';
import { Apology } from './frame';

/** A component that is loaded when it is first shown. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(() => loaded);
    const [broken, setBroken] = useState(false);
    useEffect(() => {
      if (Part === null) {
        load().then(
          (part) => {
            loaded = part;
            setPart(() => part);
          },
          // Browsers only say which file is missing.
          () => setBroken(true),
        );
      }
    }, []);
    if (broken) {
      return <Apology title={texts.errors.brokenTitle} sentence={texts.errors.broken} again={() => window.location.reload()} />;
    }
    return Part === null ? <Waiting /> : <Part {...props} />;
  };
}

/** Shows nothing for a moment, then a placeholder. */
export function Waiting({ lines = 4 }: { lines?: number }) {
  return (
    <div class="wrap stack" role="status" aria-label={texts.loading}>
      {Array.from({ length: lines }, (_, i) => (
        <div class="skeleton" key={i} style={{ height: i === 0 ? '40px' : '80px' }} />
      ))}
    </div>
  );
}
