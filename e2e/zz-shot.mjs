import { desktop, go, launch, phone, visit } from './support/browser.js';
import { startServer } from './support/server.js';
const server = await startServer();
const browser = await launch();
const pos = 'punct standard Ea6se,Ed4n,te4n,Ef10ne,tg3n,Lh14se,Ti9n,mk6n,ck13ne,rn12s/Td4ne w - piece';
for (const [name, form, scheme] of [['light', desktop, 'light'], ['dark', desktop, 'dark'], ['phone', phone, 'light']]) {
  const { page, close } = await visit(browser, server.address, { ...form, colorScheme: scheme, settings: { playForced: false, confirmTurn: false, animation: 0 } });
  await page.emulateMedia({ colorScheme: scheme });
  await go(page, `${server.address}#/play?${new URLSearchParams({ against: 'person', position: pos })}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  if (name !== 'dark') {
    const box = await page.locator('[role=gridcell][data-point="a6"]').boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(200);
    const c = await page.locator('[role=gridcell][data-point="d9"]').boundingBox();
    if (name === 'light') { await page.mouse.click(c.x + c.width / 2, c.y + c.height / 2);
    const d = await page.locator('[role=gridcell][data-point="d10"]').boundingBox();
    await page.mouse.move(d.x + d.width / 2, d.y + d.height / 2); }
    await page.waitForTimeout(300);
  }
  await page.screenshot({ path: `/tmp/punct-${name}.png` });
  const h = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight, document.documentElement.scrollWidth, innerWidth]);
  console.log(name, h);
  await close();
}
await browser.close(); await server.stop();
