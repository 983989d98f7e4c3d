import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { performance } from 'node:perf_hooks';
const site = process.env.SITE ?? 'http://localhost:4300';
const N = +(process.env.N ?? 2000);
const paths = process.argv.slice(2);
const link = new RPCLink({ url: `${site}/api/rpc`, headers: { origin: site } });
const client = createORPCClient(link);
const memo = new Map();
function branch(path, make) { return new Proxy(() => {}, { get: (_t, p) => (typeof p === 'string' && p !== 'then' ? branch([...path, p], make) : undefined), apply: (_t, _s, [input]) => make(path, input) }); }
const names = [];
const api = branch([], (path, input) => {
  const k = path.join('.') + JSON.stringify(input ?? null);
  if (!memo.has(k)) { names.push(k); let t = client; for (const p of path) t = t[p]; memo.set(k, t(input).then((v) => JSON.stringify({ v }))); }
  return memo.get(k).then((s) => JSON.parse(s).v);
});
const { default: pages } = await import('/work/h/lead/dist/web/server/server.js');
const facts = (locale) => ({ locale, localePrefix: undefined, theme: 'auto', userType: '', registeringCompany: false, publicUrl: site, viewer: null, hasEndedSession: false, nonce: 'abcdef', api });
for (const path of paths) {
  const locale = path.startsWith('/ar') ? 'ar' : path.startsWith('/fr') ? 'fr' : 'en';
  const once = async () => { const r = await pages.fetch(new Request(site + path, { headers: { accept: 'text/html', 'accept-language': 'en' } }), facts(locale)); return typeof r.body === 'string' ? r.body : await new Response(r.body).text(); };
  const html = await once();
  for (let i = 0; i < 300; i++) await once();
  let best = 1e9; const all = [];
  for (let r = 0; r < 5; r++) {
    const c0 = process.cpuUsage(); const t0 = performance.now();
    for (let i = 0; i < N / 5; i++) await once();
    const c = process.cpuUsage(c0); const ms = (c.user + c.system) / 1000 / (N / 5);
    all.push(ms.toFixed(2)); best = Math.min(best, ms);
  }
  console.log(path, html.length, 'elements', (html.match(/<[a-z]/g) ?? []).length, 'cpu ms', best.toFixed(2), all.join(' '));
}
if (process.env.CALLS) console.log(names.join('\n'));
process.exit(0);
