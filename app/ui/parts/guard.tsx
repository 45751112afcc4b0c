import { Component, type ReactNode } from 'react';

/** Keeps what cannot be shown from taking the screen round it along. */
export class Guard extends Component<
  {
    /** What stands there instead. @param again shows the same once more. */
    renderInstead: (again: () => void) => ReactNode;
    children: ReactNode;
  },
  { broken: boolean }
> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    const again = () => this.setState({ broken: false });
    return this.state.broken ? this.props.renderInstead(again) : this.props.children;
  }
}
