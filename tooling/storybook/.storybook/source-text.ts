import { partName } from './arg-types.ts';

type Context = { component?: Parameters<typeof partName>[0] };

/** The code of a story as a reader would write it: the part itself, named handlers, and an address for a drawn picture. */
export const sourceText = (code: string, { component }: Context): string =>
  code
    .replace(/<(\/?)(?:Stateful\w*|Opened)\b/g, (_, end) => `<${end}${partName(component)}`)
    .replace(/\bclamp=\{function [^{}]*\{\}\}/g, 'clamp={clampQuantity}')
    .replace(/\b(\w+)=\{function [^{}]*\{\}\}/g, '$1={$1}')
    .replace(/: function [^{}]*\{\}/g, ': () => {}')
    .replace(/'data:image(?:\\'|[^'])*'|"data:image[^"]*"/g, (uri) => `${uri[0]}/picture.svg${uri[0]}`);
