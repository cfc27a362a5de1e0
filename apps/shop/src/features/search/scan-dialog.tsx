import { useQuery } from '@tanstack/react-query';
import { Button, Dialog, Link } from '@yaoji/ui';
import { useCallback, useRef, useState } from 'react';
import { orderSuggestionsQuery } from '#features/cart/order-suggestions.queries.ts';
import { type ScannerState, useScanner } from '#features/scan/use-scanner.ts';
import { href } from '#shared/routing/href.ts';
import OrderRows, { type OnRowKey } from './order-rows.tsx';
import * as css from './scan-dialog.css.ts';

const stateText: Record<ScannerState, string> = {
  starting: '正在打开相机…',
  reading: '将药盒上的条形码放入框内',
  refused: '没有相机权限。请在浏览器设置中允许，或在搜索框输入条码',
  failed: '相机不可用。请在搜索框输入条码',
};

/** Scans a pack's barcode with the camera and orders the product, then continues with the next pack. */
export default function ScanDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState<string | null>(null);
  const film = useRef<HTMLVideoElement>(null);
  const state = useScanner(film, code === null, setCode);
  return (
    <Dialog open title="扫码采购" onClose={onClose}>
      {code === null ? (
        <div className={css.camera}>
          <video ref={film} className={css.film} muted playsInline />
          <p role="status" className={css.state}>
            {stateText[state]}
          </p>
        </div>
      ) : (
        <Found key={code} code={code} onAgain={() => setCode(null)} onClose={onClose} />
      )}
    </Dialog>
  );
}

const ignore = () => undefined;

type FoundProps = { code: string; onAgain: () => void; onClose: () => void };

function Found({ code, onAgain, onClose }: FoundProps) {
  const { data } = useQuery(orderSuggestionsQuery(code));
  const onKey = useRef<OnRowKey>(null);
  const idOf = useCallback((row: number) => `scanned${row}`, []);
  return (
    <>
      <p className={css.code}>
        条码 <strong>{code}</strong>
      </p>
      <OrderRows keywords={code} state={{ active: -1, idOf, onMark: ignore }} onCount={ignore} onKey={onKey} />
      {data?.list.length === 0 && (
        <p className={css.code}>
          没有这个条码的商品，可以 <Link href={href('demand_add', {}, { name: code })}>登记求购</Link>
        </p>
      )}
      <div className={css.foot}>
        <Button tone="outline" onClick={onClose}>
          完成
        </Button>
        <Button onClick={onAgain}>继续扫码</Button>
      </div>
    </>
  );
}
