import { Component, type ReactNode } from 'react';

interface Failure {
  readonly error: unknown;
}

interface State {
  readonly failure: Failure | null;
}

/**
 * Mounts its part again when it fails, once; a second failure goes on to the boundary above. What is typed is kept in
 * the state of a component outside it.
 */
export class RemountBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failure: null };
  private survived: Failure | null = null;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch() {
    this.survived = this.state.failure;
  }

  override render() {
    const { failure } = this.state;
    if (failure !== null && this.survived !== null && failure !== this.survived) throw failure.error;
    // After a failure React mounts what is rendered here again.
    return this.props.children;
  }
}
