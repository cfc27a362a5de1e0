import { Button } from '@yaoji/ui';

type UnusableCodeProps = {
  onRenew: () => void;
  problem?: string;
};

/** Covers a QR code that failed to load or has expired. */
export const UnusableCode = ({ onRenew, problem = '二维码加载失败' }: UnusableCodeProps) => (
  <>
    <p role="alert">{problem}</p>
    <Button size="small" onClick={() => onRenew()}>
      刷新二维码
    </Button>
  </>
);
