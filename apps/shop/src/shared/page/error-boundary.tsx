import { Component, type ReactNode } from 'react';
import { markHydrated } from './hydrated.ts';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** What stands in for the children once they failed. */
  fallback: (error: unknown) => ReactNode;
  /** Another value gives the children another try. */
  resetKey: string;
};

/** Keeps an error where it happened. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed?: { error: unknown; resetKey: string } }> {
  override state: { failed?: { error: unknown; resetKey: string } } = {};

  override componentDidCatch(error: unknown) {
    markHydrated();
    this.setState({ failed: { error, resetKey: this.props.resetKey } });
  }

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error, resetKey: '' } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { failed }: { failed?: { error: unknown; resetKey: string } },
  ) {
    return failed?.resetKey && failed.resetKey !== resetKey ? { failed: undefined } : null;
  }

  override render() {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error) : this.props.children;
  }
}
