// node dev/shot.mjs BASE OUT PATH[:name] … : every page at both widths and both themes.
import { chromium } from 'playwright-core';
const [base, out, ...paths] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const [w, h, label] of [[360,740,'phone'],[1280,800,'desk']]) for (const theme of (process.env.THEMES ?? 'paper,night').split(',')) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: theme === 'night' ? 'dark' : 'light', deviceScaleFactor: 1, hasTouch: label==='phone' });
  const page = await ctx.newPage();
  page.on('console', m => { if (['error','warning'].includes(m.type())) console.log(label, m.text().slice(0,300)); });
  page.on('pageerror', e => console.log(label, 'ERR', e.message.slice(0,300)));
  for (const spec of paths) {
    const [path, name, act] = spec.split('|');
    await page.goto(base + path); await page.waitForTimeout(900);
    if (act) await (new Function('page', 'return (async()=>{' + act + '})()'))(page);
    const sw = await page.evaluate(() => document.documentElement.scrollWidth);
    if (sw > w) console.log('HSCROLL', name, label, sw);
    await page.screenshot({ path: `${out}/${name}-${label}-${theme}.png`, fullPage: process.env.FULL === '1' });
  }
  await ctx.close();
}
await browser.close();
