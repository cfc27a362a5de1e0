import { PageLoading, visuallyHidden } from '@yaoji/ui';

/** Shown while the destination is being resolved (R006). */
export default function LoadingPage() {
  return (
    <>
      <h1 className={visuallyHidden}>加载中</h1>
      <PageLoading />
    </>
  );
}
