import { PageLoading, visuallyHidden } from '@yaoji/ui';

/** Shown while it is found out where to go (R006). */
export default function LoadingPage() {
  return (
    <>
      <h1 className={visuallyHidden}>加载中</h1>
      <PageLoading />
    </>
  );
}
