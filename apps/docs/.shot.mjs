import {chromium} from 'playwright-core';
const [,, ...pages]=process.argv;
const b=await chromium.launch({executablePath:'/usr/bin/chromium',chromiumSandbox:false,args:['--disable-gpu']});
for(const page of pages) for(const [w,h,sch] of (process.env.ONLY?[process.env.ONLY.split(',')].map(([a,s])=>[+a,+a>600?800:844,s]):[[1280,800,'light'],[1280,800,'dark'],[390,844,'light'],[390,844,'dark']])){
 const c=await b.newContext({viewport:{width:w,height:h},colorScheme:sch,reducedMotion:'reduce'});const p=await c.newPage();
 p.on('console',m=>{if(m.type()==='error')console.log(page,w,sch,'console',m.text())});p.on('pageerror',e=>console.log(page,w,'pageerror',e.message));
 await p.goto('http://127.0.0.1:8123/'+page);
 const name=(page.replace(/\W+/g,'-')||'index')+`-${w}-${sch}`;
 const o=await p.evaluate(()=>{const out=[];const W=document.documentElement.clientWidth;if(document.documentElement.scrollWidth>W)out.push('page '+document.documentElement.scrollWidth);for(const e of document.querySelectorAll('main *')){const r=e.getBoundingClientRect();if(r.right>W+1&&r.width>0&&!e.closest('pre,.vp-doc table,[class*=overflow]'))out.push(e.tagName+'.'+e.className+' '+Math.round(r.right))}return out.slice(0,5)});
 if(o.length)console.log('overflow',name,o.join('; '));
 if(process.env.FULL){for(let y=0;y<12000;y+=600){await p.evaluate(y=>scrollTo(0,y),y);await p.waitForTimeout(50)}await p.evaluate(()=>scrollTo(0,0));await p.waitForTimeout(1500)}
 await p.screenshot({path:`/tmp/shots/${name}.png`,fullPage:!!process.env.FULL});
 await c.close();}
await b.close();
