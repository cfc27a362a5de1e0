import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from './sanitise-html.ts';

describe('HTML of an article', () => {
  it.each([
    ['a script', '<p>好<script>alert(1)</script></p>', '<p>好</p>'],
    ['a broken script', '<p>好<scr<script>ipt>alert(1)</scr</script>ipt></p>', '<p>好ipt&gt;alert(1)ipt&gt;</p>'],
    ['a handler', '<p onclick="alert(1)" onmouseover=alert(1)>好</p>', '<p>好</p>'],
    ['a javascript link', '<a href="javascript:alert(1)">好</a>', '<a>好</a>'],
    ['a disguised javascript link', '<a href="java&#10;script:alert(1)">好</a>', '<a>好</a>'],
    ['an encoded javascript link', '<a href="&#x6A;avascript&colon;alert(1)">好</a>', '<a>好</a>'],
    ['a data link', '<a href="data:text/html,<script>alert(1)</script>">好</a>', '<a>好</a>'],
    ['another host by two slashes', '<a href="//evil.example">好</a>', '<a>好</a>'],
    ['a style element', '<style>p{display:none}</style><p>好</p>', '<p>好</p>'],
    ['a style attribute', '<p style="position:fixed" class="x" id="y">好</p>', '<p>好</p>'],
    ['an svg', '<svg onload="alert(1)"><script>alert(1)</script><text>x</text></svg><p>好</p>', '<p>好</p>'],
    ['mathml', '<math><mi xlink:href="javascript:alert(1)">x</mi></math><p>好</p>', '<p>好</p>'],
    ['a picture as data', '<img src="data:image/svg+xml;base64,PHN2Zz4=">', ''],
    ['a picture of another host', '<img src="https://evil.example/a.png"><img src="//evil.example/a.png">', ''],
    ['a picture that reports', '<img src="x" onerror="alert(1)">', ''],
    ['a frame', '<iframe src="/x">in</iframe><object data="/x"></object><embed src="/x"><p>好</p>', '<p>好</p>'],
    ['a form', '<form action="/x"><input name="a"><button>按</button></form>', '按'],
    ['a base and a refresh', '<base href="//evil"><meta http-equiv="refresh" content="0"><link rel=import>好', '好'],
    ['a comment', '<!--[if IE]><script>alert(1)</script><![endif]-->好', '好'],
  ])('loses %s', (_, dirty, clean) => {
    expect(sanitiseHtml(dirty)).toBe(clean);
  });

  it('keeps what a text needs', () => {
    const text =
      '<h3>收货</h3><ul><li><b>核对</b>批号</li></ul><table><tr><td colspan="2">2—10℃</td></tr></table>' +
      '<a href="/help/zfps/hwps">配送</a><img src="/pictures/licence/drug.svg" alt="样张" width="600" loading="lazy" />';
    expect(sanitiseHtml(text)).toBe(text);
  });

  it('opens links without a referrer', () => {
    expect(sanitiseHtml('<a href="https://www.nmpa.gov.cn/" onclick="x()">药监局</a>')).toBe(
      '<a href="https://www.nmpa.gov.cn/" target="_blank" rel="noopener noreferrer nofollow">药监局</a>',
    );
  });

  it('does not change when sanitised again, whatever the input', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<a href=',
      '"',
      "'",
      '>',
      'javascript:',
      '<svg>',
      '<img src=/x ',
      '好',
      '&lt;',
      '<h1>',
      'onload=x',
      '<!--',
      '<script>',
      '</script>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = sanitiseHtml(pieces.join(''));
        expect(sanitiseHtml(once)).toBe(once);
        expect(once).not.toMatch(/<a href="javascript/i);
        // Text between quotation marks is the value of an attribute, even if it looks like a tag.
        expect(once.replace(/"[^"]*"/g, '""')).not.toMatch(/<(script|svg|style|iframe)|<[^>]*\son\w+=/i);
      }),
      { numRuns: 500 },
    );
  });
});
