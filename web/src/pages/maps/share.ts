import { say } from '../../shell/toast';
import { texts } from '../../texts/en';

/** Copies the address of a map to the clipboard; if that is not allowed, shows it. */
export async function shareLink(id: string): Promise<void> {
  const url = `${window.location.origin}/maps/${id}`;
  try {
    await navigator.clipboard.writeText(url);
    say(texts.maps.shared);
  } catch {
    say(texts.maps.shareFailed(url));
  }
}
