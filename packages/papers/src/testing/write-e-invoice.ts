import type { InvoiceLine } from '../facts.ts';

/** The facts of an invoice; `amount` includes tax, that of a line does not. */
export type EInvoiceFacts = {
  no: string;
  kind: 'normal' | 'special';
  issuedAt: string;
  sellerTaxNo: string;
  title: string;
  taxNo: string;
  amount: string;
  tax: string;
  remark: string;
  lines: InvoiceLine[];
};

const escapeXml = (text: string) => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const element = (name: string, content: string | string[]): string =>
  `<${name}>${typeof content === 'string' ? escapeXml(content) : content.join('')}</${name}>`;

const lineOf = ({ name, spec, unit, quantity, amount, vatRate, tax }: InvoiceLine) =>
  element('IssuItemInformation', [
    element('ItemName', `*化学药品制剂*${name}`),
    element('SpecMod', spec),
    element('MeaUnits', unit),
    element('Quantity', quantity),
    element('Amount', amount),
    element('TaxRate', String(Number(vatRate) / 100)),
    element('ComTaxAm', tax),
  ]);

/** The XML of a 数电票 as the tax platform writes it, for tests. */
export const writeEInvoice = (facts: EInvoiceFacts): Buffer => {
  const net = (Math.round(Number(facts.amount) * 100) - Math.round(Number(facts.tax) * 100)) / 100;
  const root = element('EInvoice', [
    element('Header', [
      element('InherentLabel', [
        element('GeneralOrSpecialVAT', [
          element('LabelName', facts.kind === 'special' ? '增值税专用发票' : '普通发票'),
        ]),
      ]),
    ]),
    element('EInvoiceData', [
      element('SellerInformation', [element('SellerIdNum', facts.sellerTaxNo), element('SellerName', '药集供应链')]),
      element('BuyerInformation', [element('BuyerIdNum', facts.taxNo), element('BuyerName', facts.title)]),
      element('BasicInformation', [
        element('TotalAmWithoutTax', net.toFixed(2)),
        element('TotalTaxAm', facts.tax),
        element('TotalTax-includedAmount', facts.amount),
      ]),
      ...facts.lines.map(lineOf),
      element('AdditionalInformation', [element('Remark', facts.remark)]),
    ]),
    element('TaxSupervisionInfo', [element('InvoiceNumber', facts.no), element('IssueTime', facts.issuedAt)]),
  ]);
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`);
};
