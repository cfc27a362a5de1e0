import type { AgainLine } from '@yaoji/api-client/wire';
import { Checkbox, formatMoney, GoodsPicture } from '@yaoji/ui';
import { isBuyableAgain } from './again-groups.ts';
import * as css from './buy-again.css.ts';

type AgainGroupProps = {
  group: { name: string; isBuyable: boolean; lines: readonly AgainLine[] };
  leftOut: ReadonlySet<number>;
  onChoose: (ids: readonly number[], isChosen: boolean) => void;
};

/** Old lines with the same kind of change. */
export function AgainGroup({ group: { name, isBuyable, lines }, leftOut, onChoose }: AgainGroupProps) {
  const ids = lines.filter(isBuyableAgain).map(({ lineId }) => lineId);
  const count = ids.filter((id) => !leftOut.has(id)).length;
  const heading = `${name} ${lines.length} 种`;
  return (
    <section aria-label={heading}>
      <h3 className={isBuyable ? css.heading : css.quietHeading}>
        {isBuyable ? (
          <Checkbox
            label={heading}
            checked={count === ids.length}
            indeterminate={count > 0 && count < ids.length}
            onChange={(checked) => onChoose(ids, checked)}
          />
        ) : (
          heading
        )}
      </h3>
      <ul className={css.lines}>
        {lines.map((line) => (
          <AgainRow
            key={line.lineId}
            line={line}
            isChosen={!leftOut.has(line.lineId)}
            onChoose={(checked) => onChoose([line.lineId], checked)}
          />
        ))}
      </ul>
    </section>
  );
}

type AgainRowProps = {
  line: AgainLine;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

function AgainRow({ line, isChosen, onChoose }: AgainRowProps) {
  const { name, goods, oldPrice, unitPrice, oldQuantity, quantity, notes } = line;
  const unit = goods?.unit ?? '';
  return (
    <li className={css.line}>
      {isBuyableAgain(line) ? (
        <Checkbox label={`再买 ${name}`} labelHidden checked={isChosen} onChange={onChoose} />
      ) : (
        <span />
      )}
      <GoodsPicture src={goods?.pictures[0]?.thumbnail} alt="" size={48} />
      <div className={css.facts}>
        <span className={unitPrice === null ? css.goneName : css.name}>{name}</span>
        <span className={css.fact}>{[goods?.spec, goods?.maker].filter(Boolean).join('　')}</span>
        {notes.map((note) => (
          <span key={note} className={css.note}>
            {note}
          </span>
        ))}
      </div>
      <div className={css.figures}>
        <span className={css.before}>
          上次 {formatMoney(oldPrice)} × {oldQuantity}
        </span>
        {unitPrice !== null && (
          <span className={css.now}>
            今日 {formatMoney(unitPrice)} × {quantity}
            {unit}
          </span>
        )}
      </div>
    </li>
  );
}
