import { useQuery } from '@tanstack/react-query';
import { DrawPopup } from '@yaoji/ui';
import { useState } from 'react';
import { drawQuery, runningDrawQuery } from '#features/draw/draw.queries.ts';
import { DrawDialog } from '#features/draw/draw-dialog.tsx';
import { useDrawLots } from '#features/draw/use-draw-lots.ts';
import { isPreview } from '#shared/page/is-preview.ts';
import { sessionStore } from '#shared/storage/storage.ts';
import { BannerPopup, useBannerDialog } from './banner-popup.tsx';
import { DrawGoodsDialog } from './draw-goods-dialog.tsx';

/** Popups of the home page, one at a time. */
export default function FramePopups({ isBuyer }: { isBuyer: boolean }) {
  const { shown, close } = useBannerDialog();
  if (shown) return <BannerPopup dialog={shown} onClose={close} />;
  return isBuyer && shown === null && <DrawAtFoot />;
}

const storageKey = 'draw-closed';

/** Whether the buyer closed the popup of this draw during this visit. */
const isDrawDismissed = (id: number) => !isPreview() && sessionStore.read(storageKey) === String(id);

const dismissDraw = (id: number) => sessionStore.write(storageKey, String(id));

/** The running draw, for a buyer who has not drawn yet and did not close it during this visit (S6). */
function DrawAtFoot() {
  const { data: running } = useQuery(runningDrawQuery());
  // Once shown it stays open: after the draw the server reports it as joined.
  const [shownId, setShownId] = useState(0);
  if (shownId === 0 && running && !running.hasDrawn && !isDrawDismissed(running.id)) setShownId(running.id);
  return shownId > 0 ? <RunningDraw id={shownId} /> : null;
}

function RunningDraw({ id }: { id: number }) {
  const { data: draw } = useQuery(drawQuery(id));
  const [first, setFirst] = useState(draw);
  if (draw && !first) setFirst(draw);
  const [isClosed, setClosed] = useState(false);
  const [opened, setOpened] = useState<'goods' | 'records' | null>(null);
  const { draw: drawLots, refresh } = useDrawLots(id);
  if (!first || first.chances === 0 || isClosed) return null;
  return (
    <>
      <DrawPopup
        title={first.title}
        note={`您还有 ${first.chances} 次抽奖机会`}
        prizes={first.prizes.map(({ name }) => name)}
        links={[
          { label: '活动商品', onClick: () => setOpened('goods') },
          { label: '规则与记录', onClick: () => setOpened('records') },
        ]}
        onDraw={() => drawLots().finally(refresh)}
        onClosed={() => {
          dismissDraw(id);
          setClosed(true);
        }}
      />
      {opened === 'goods' && <DrawGoodsDialog drawId={id} onClose={() => setOpened(null)} />}
      {opened === 'records' && <DrawDialog onClose={() => setOpened(null)} />}
    </>
  );
}
