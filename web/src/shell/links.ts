import { me } from './me';

/** The address that people use for this server, without a slash at its end. */
export function base(): string {
  return (me.value?.server.publicUrl || window.location.origin).replace(/\/$/, '');
}
