import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
const b = await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu","--remote-debugging-port=9404"]});
const map = await (await fetch("http://127.0.0.1:4304/sitemap.xml")).text();
const paths=[...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(m=>new URL(m[1]).pathname);
for(const p of paths){
 try{ const r = await lighthouse("http://127.0.0.1:4304"+p,{port:9404,output:"json",logLevel:"error",onlyCategories:["accessibility","best-practices","seo"]});
 const c=r!.lhr.categories; const s=Object.values(c).map(x=>Math.round((x.score??0)*100));
 const bad=Object.values(c).flatMap(x=>x.auditRefs.filter(a=>a.weight>0&&(r!.lhr.audits[a.id].score??1)<1).map(a=>a.id));
 console.log(p,s.join("/"),bad.join(",")); }catch(e){console.log(p,"ERR",String(e).slice(0,100));}
}
await b.close();
