import { type ReactNode, useRef } from 'react';
import { ChevronUpIcon } from '../../icons/goods-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { usePurchaseRefusal } from '../add-to-cart-button/purchase-refusal.tsx';
import { Button } from '../button/button.tsx';
import { Reasoned } from '../button/reasoned.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Container } from '../container/container.tsx';
import { Popover } from '../popover/popover.tsx';
import { Price } from '../price/price.tsx';
import { PriceProof, type PriceProofRow } from '../price-proof/price-proof.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import * as css from './settlement-bar.css.ts';

const settlementBarTexts = {
  label: '结算',
  total: '应付',
  submit: '去结算',
  all: '全选',
  breakdown: '金额明细',
  details: '明细',
};

export type SettlementBarProps = {
  /** Selection of all lines; without it there is no checkbox. */
  selectAll?: { checked: boolean; indeterminate: boolean; onChange: (checked: boolean) => void };
  /** Actions, e.g. 删除所选, 移入收藏, 复制到门店. */
  tools?: readonly { label: string; onClick: () => void; disabled?: boolean; disabledReason?: string | null }[];
  /** Above the total, e.g. 已选 5 种. */
  summary?: ReactNode;
  /** Decimal string. */
  total: string;
  /** How the total is calculated; shown on hover, focus and press. */
  breakdown?: readonly PriceProofRow[];
  /** Default 去结算. */
  submitLabel?: string;
  /** Called to go on to the order. */
  onSubmit: () => void;
  /** Default false. */
  submitting?: boolean;
  /** Why it cannot go on. */
  disabledReason?: string | undefined;
  /** Called if it is pressed while blocked, to show the problem. */
  onBlocked?: (() => void) | undefined;
};

/** Sticks to the lower edge of the window. */
export function SettlementBar({
  selectAll,
  tools = [],
  summary,
  total,
  breakdown,
  submitLabel,
  onSubmit,
  submitting = false,
  disabledReason: ownReason,
  onBlocked,
}: SettlementBarProps) {
  const texts = useTexts('settlementBar', settlementBarTexts);
  const refusal = usePurchaseRefusal();
  const disabledReason = refusal ?? ownReason;
  const figures = useRef<HTMLDivElement>(null);
  const button = (
    <Button
      tone="price"
      size="huge"
      loading={submitting}
      {...(disabledReason
        ? { 'aria-disabled': true, ...(onBlocked && refusal === null && { onClick: onBlocked }) }
        : { onClick: onSubmit })}
    >
      {submitLabel ?? texts.submit}
    </Button>
  );
  return (
    <section aria-label={texts.label} className={css.bar}>
      <Container>
        <div className={css.row}>
          {(selectAll || tools.length > 0) && (
            <div className={css.tools}>
              {selectAll && <Checkbox label={texts.all} disabled={refusal !== null} {...selectAll} />}
              {tools.map((tool) => (
                <Reasoned key={tool.label} reason={refusal ?? tool.disabledReason}>
                  <button type="button" className={css.tool} disabled={tool.disabled} onClick={tool.onClick}>
                    {tool.label}
                  </button>
                </Reasoned>
              ))}
            </div>
          )}
          <div ref={figures} className={css.figures}>
            {summary !== undefined && <div className={css.summary}>{summary}</div>}
            <div className={css.payable}>
              <span>{texts.total}</span>
              <span aria-live="polite">
                <Price value={total} size="huge" />
              </span>
              {breakdown && breakdown.length > 0 && (
                <Popover
                  label={texts.breakdown}
                  beside={figures}
                  placement="top-end"
                  openOnHover
                  sheetOnPhone
                  trigger={<DetailsButton />}
                >
                  <PriceProof rows={breakdown} total={{ label: texts.total, amount: total }} />
                </Popover>
              )}
            </div>
          </div>
          {disabledReason ? <Tooltip content={disabledReason}>{button}</Tooltip> : button}
        </div>
      </Container>
    </section>
  );
}

function DetailsButton(props: { onClick?: () => void }) {
  const texts = useTexts('settlementBar', settlementBarTexts);
  return (
    <button {...props} type="button" className={css.details}>
      {texts.details}
      <ChevronUpIcon size={12} />
    </button>
  );
}
