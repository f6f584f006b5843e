import { Component, type ReactNode } from 'react';
import { Failure } from './Failure.tsx';

type State = { error: unknown; broken: boolean };

/** Contains a rendering error of one part, so that the rest of the page works. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined, broken: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <Failure error={this.state.error} retry={() => this.setState({ error: undefined, broken: false })} />;
  }
}
