import { Component, type ReactNode } from 'react';

/** An error boundary: a part that cannot be shown does not take down the screen around it. */
export class Guard extends Component<
  {
    /** Renders what is shown instead. @param again shows the children once more. */
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
