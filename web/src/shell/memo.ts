import { Component, h, type ComponentType } from 'preact';

/** Renders again only if `same` says that the properties differ. */
export function memo<P extends object>(Part: (props: P) => preact.ComponentChild, same: (a: P, b: P) => boolean): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !same(this.props as P, next);
    }

    override render(props: P) {
      return h(Part as ComponentType<P>, props as P & preact.Attributes);
    }
  };
}
