import {chromium} from 'playwright-core';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',chromiumSandbox:false,args:['--disable-gpu']});
for (const [w,h] of [[1280,800],[390,844]]){const c=await b.newContext({viewport:{width:w,height:h},colorScheme:'light',reducedMotion:'reduce'});const p=await c.newPage();
await p.goto('http://127.0.0.1:8123/');await p.waitForTimeout(1500);await p.screenshot({path:`/tmp/shots/first-${w}.png`});
for(const i of [0,1]){await p.locator('.landing iframe').nth(i).scrollIntoViewIfNeeded();await p.waitForTimeout(2500);await p.locator('.landing iframe').nth(i).screenshot({path:`/tmp/shots/embed${i}-${w}.png`});}
}
await b.close();
