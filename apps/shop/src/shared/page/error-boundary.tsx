import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Replaces the children after an error. */
  fallback: (error: unknown) => ReactNode;
  /** A new value renders the children again. */
  resetKey: string;
};

/** Contains an error in its part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed?: { error: unknown; resetKey: string } }> {
  override state: { failed?: { error: unknown; resetKey: string } } = {};

  override componentDidCatch(error: unknown) {
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
