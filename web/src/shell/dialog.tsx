import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../texts/en';
import { Icon } from './icons';

/** A modal dialog. The browser keeps the focus inside and closes it on Escape. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ComponentChildren }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog !== null && !dialog.open) {
      dialog.showModal();
    }
  }, []);
  const outside = (event: MouseEvent) => {
    if (event.target === box.current) {
      onClose();
    }
  };
  return (
    <dialog ref={box} onClose={onClose} onClick={outside} aria-label={title}>
      <div class="dialog-head">
        <h2>{title}</h2>
        <button class="button quiet icon" onClick={onClose} aria-label={texts.close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="dialog-body stack">{children}</div>
    </dialog>
  );
}
