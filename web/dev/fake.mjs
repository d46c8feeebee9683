// Canned answers for looking at pages without a server.
import { readFileSync } from 'node:fs';
const board = JSON.parse(readFileSync('/work/h/maps/games/global-domination/src/main/resources/arbiter/games/globaldomination/maps/the-drowned-crown.json','utf8'));
const ids = board.territories.map(t=>t.id);
const C=['#e69f00','#0072b2','#009e73','#cc79a7'];
const N=['Raven','Kira','Thule','Norn'];
const seat=i=>({seat:i,country:N[i],colour:C[i],mark:N[i].slice(0,2),pattern:i,lore:i==0?'Black feathers over cold water.':'',player:i<2?{id:'p'+i,name:['anna','ben'][i],guest:i==0}:null,bot:i<2?null:'recruit',state:i<2?'taken':'bot',ready:i>1,saved:i>1,awaited:true,alive:true,points:10+i*3,strikes:0,vacation:false});
const adj={};for(const[a,b]of[...board.borders,...(board.seaLines??[])]){(adj[a]??=[]).push(b);(adj[b]??=[]).push(a);}
const lands=ids.map(id=>({id,owner:-1,units:{army:0,cavalry:0,heavy:0,spy:0},constructs:[],hq:-1,wasteland:false,loyalty:0,mines:0}));
const by=Object.fromEntries(lands.map(l=>[l.id,l]));
const starts=board.territories.filter(t=>t.start).map(t=>t.id).slice(0,4);
while(starts.length<4)starts.push(ids[starts.length*5]);
starts.forEach((s,i)=>{by[s].owner=i;by[s].units.army=5+i;by[s].hq=i;by[s].loyalty=4;for(const n of adj[s].slice(0,3+i)){if(by[n].owner<0){by[n].owner=i;by[n].units.army=(n*7)%4;if(n%3==0){by[n].units.cavalry=2;}if(n%4==0)by[n].constructs=['watchtower'];if(n%5==0)by[n].constructs=['library'];}}});
lands[lands.length-1].wasteland=true;
const view={turn:7,territories:lands,players:[0,1,2,3].map(i=>({seat:i,ip:i==0?42:null,spawns:i==0?4:null,stash:i==0?{dynamite:1}:{}}))};
const now=()=>new Date().toISOString();
const soon=h=>new Date(Date.now()+h*3600e3).toISOString();
const game={id:'7',name:'The Drowned Crown',ruleset:'gd6',rulesetName:'Global Domination VI',status:'running',turn:7,at:6,deadline:soon(27.2),seats:[0,1,2,3].map(seat),taken:4,size:4,hosting:true,mySeat:0,myTurn:true,iAmReady:false,awaiting:[0,1,2,3],ready:[2,3],unread:2,winners:[],createdAt:now(),updatedAt:now(),rulesetVersion:'1',parameters:{},boardName:'x',schedule:{kind:'calendar'},absence:{strikes:2,then:'bot',bot:'recruit'},absenceRules:['You are reminded a day and two hours before the deadline.','After two missed turns a bot plays your seat until you return.'],press:'all',anonymous:false,visibility:'public',hostSees:'public',lateJoining:false,host:{id:'p0',name:'anna'},invitation:'wolf-tree-92',me:{seat:0,host:true,administrator:false},pace:'together',commitment:'9f3c5a…',seed:null,delays:[],standing:{over:false,winners:[],reason:null,scores:[0,1,2,3].map(i=>({seat:i,alive:true,points:10+i*3}))},rematch:null,version:3,lastEvent:12};
const sheet={turn:7,at:6,seat:0,mayOrder:true,lines:[],version:1,ready:false,savedAt:null,receipt:null};
const judge=l=>({text:l,normal:l.toLowerCase().replace(/\s+/g,' ').replace(/[a-z]{3}/g,m=>m),accepted:!/9|watchtower/.test(l),...( /9|watchtower/.test(l)?{code:'too-many',rule:'GD6-M.1',sentence:'Only five Armies stand there, so nine cannot leave. Move five at most.'}:{})});
const candidates=[];for(const l of lands)if(l.owner===0){for(const n of adj[l.id])if(l.units.army)candidates.push(`move ${l.units.army} ${l.id}>${n}`);candidates.push(`spawn 4 at ${l.id}`,`build watchtower ${l.id}`,`build library ${l.id}`,`promote 1 cavalry at ${l.id}`);}
candidates.push('buy dynamite','buy crop','buy toxic');
const name=id=>board.territories.find(t=>t.id===id).name;
const report=[{heading:'Construction',sentences:[`Raven raised four Armies at ${name(starts[0])}.`,`Kira built a Watchtower in ${name(adj[starts[1]][0])}.`]},{heading:'Movement',sentences:[`Thule’s four Armies crossed from ${name(starts[2])} into ${name(adj[starts[2]][0])}, broke the Watchtower and held the land with one.`,'Norn and Raven met in open country, and neither came through.']}];
const events=[{is:'Spawned',seat:0,territory:starts[0],count:4,took:false},{is:'Marched',step:1,seat:2,from:starts[2],to:adj[starts[2]][0],unit:'army',count:4},{is:'Invaded',step:1,territory:adj[starts[2]][0],from:[starts[2]],attacker:{seat:2,before:{army:4},after:{army:1}},defender:{seat:1,before:{army:1},after:{army:0}},tower:'fell',outcome:'taken'}];
const position=at=>({at,turn:at+1,kind:'turn',time:now(),view,report,events,standing:game.standing,awaiting:[0,1,2,3],pace:'together',resolved:{turn:at,sheets:[{seat:0,absent:false,open:true,lines:['move 3 1>2'],verdicts:[{accepted:true}]},{seat:1,absent:true,open:true}]}});
const rulesets=[['gd6','Global Domination VI',2,8],['gd5','Global Domination V',2,8],['dynasty','Dynasty Builder',2,4],['carbon','Carbon & Crystal',2,4]].map(([id,n,a,b])=>({id,version:'1',name:n,fewestSeats:a,mostSeats:b,boards:['Two Shores','The Drowned Crown'],bots:[{id:'recruit',name:'Recruit'},{id:'veteran',name:'Veteran'}]}));
const messages=[{id:1,time:soon(-5),from:1,to:null,text:'Good luck, everybody.',removed:null,mine:false},{id:2,time:soon(-3),from:2,to:[0],text:'Shall we leave the strait alone this turn? I have no quarrel with you.',removed:null,mine:false},{id:3,time:soon(-2),from:0,to:[2],text:'Agreed. One turn.',removed:null,mine:true}];
const account={id:'p0',name:'anna',kind:'person',administrator:false,email:null,emailConfirmed:false,createdAt:now()};
const me=()=>({account:process.env.NOBODY?null:account,server:{name:'Arbiter',version:'0.1.0',publicUrl:'',now:now(),needsAdministrator:false,mail:true}});
const svg=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 180"><rect width="300" height="180" fill="#cfe0e4"/><circle cx="80" cy="90" r="40" fill="#e69f00"/><circle cx="200" cy="90" r="40" fill="#f7f1e3"/></svg>`;
const book={chapters:[{file:'movement.md',title:'Movement',markdown:'# Movement\n\nOrders are carried out **step by step**.\n\n**GD6-M.1** Each unit has its own path; `move 3 1>2>4` is three units.\n\n| Unit | Steps |\n|---|---|\n| Army | 2 |\n| Cavalry | 4 |\n\n- one\n- two\n\n```scenario\nscenario "Equal skirmish leaves the land neutral"\nrule GD6-M.4\ngame gd6\nplayers A B\nmap\n  1-2-3\n```\n'},{file:'final.md',title:'Final Phase',markdown:'# Final\n\n**GD6-F.1** Bivouacs raise one Army.'}],rules:['GD6-M.1']};
export function answer(method,path,body){
  const p=path.replace(/^\/api/,'').split('?')[0];
  if(p==='/me')return me();
  if(p==='/rulesets')return rulesets;
  if(/^\/rulesets\/\w+$/.test(p))return{...rulesets[0],id:p.split('/')[2],parameters:[{name:'bivouac-price',kind:'whole',default:30,least:0,most:200,range:'0–200',rule:'GD6-C.7',chapter:'movement.md',sentence:'What the first Bivouac costs.'},{name:'spy',kind:'switch',default:false,range:'on, off',rule:'GD6-C.6',chapter:'movement.md',sentence:'Whether Spies may be trained.'}],chapters:book.chapters};
  if(/rulebook$/.test(p))return book;
  if(/preview$/.test(p))return{refusals:[],view:null,svg};
  if(p==='/sandbox')return{title:'Four march on a watchtower',ruleset:'gd6',passed:true,problems:[],before:{board:['players A B','map','  1-2-3'],given:['1: A, 5 army'],view,svg},steps:[{events,report,orders:[{seat:0,number:1,text:'move 5 1>2>3',accepted:true}],after:{board:[],given:['1: A, 1 army'],view,svg}}]};
  if(p==='/games')return method==='POST'?game:{games:process.env.NOBODY&&/mine/.test(path)?[]:/open/.test(path)?[{...game,id:'9',name:'Thursday round',status:'lobby',taken:2,deadline:null,mySeat:null,seats:game.seats.map((s,i)=>i<2?s:{...s,state:'open'})}]:[game,{...game,id:'8',name:'Long winter',iAmReady:true,deadline:soon(90),unread:0},{...game,id:'10',name:'Two Shores, evening round',status:'over',winners:[0],unread:0}]};
  if(p==='/play')return{game,me:me()};
  if(/^\/games\/\w+$/.test(p))return p.endsWith('/9')?{...game,id:'9',status:'lobby',taken:2,seats:game.seats.map((s,i)=>i<2?s:{...s,state:'open',country:'',player:null,bot:null})}:game;
  if(/^\/invitations/.test(p))return{...game,status:'lobby',taken:2,me:{seat:null,host:false},seats:game.seats.map((s,i)=>i<2?s:{...s,state:'open',country:'',player:null,bot:null})};
  if(/\/board$/.test(p))return{name:'x',text:'',json:board};
  if(/positions$/.test(p))return[0,1,2,3,4,5,6].map(at=>({at,turn:at+1,kind:at?'turn':'start',time:now(),discarded:false,scores:[0,1,2,3].map(s=>({seat:s,alive:true,points:3+at*(s+1)%7+at}))}));
  if(/positions\/now$/.test(p))return position(6);
  if(/positions\/\d+$/.test(p))return position(Number(p.split('/').pop()));
  if(/\/sheet$/.test(p)){if(method==='PUT'){sheet.lines=body.lines.map(judge);sheet.version++;if(body.ready!==undefined)sheet.ready=body.ready;sheet.receipt={game:'7',turn:7,at:6,seat:0,time:now(),commitment:'4be1c0ffee'.repeat(6)};}return sheet;}
  if(/\/check$/.test(p))return{lines:body.lines.map(judge)};
  if(/candidates$/.test(p))return{at:6,orders:candidates};
  if(/messages$/.test(p))return{messages,read:1,muted:[]};
  if(/audit$/.test(p))return[{id:1,time:soon(-30),by:'host',name:'anna',what:'extend',sentence:'The host gave one more day: two players are travelling.'}];
  if(/notifications$/.test(p))return{email:null,emailConfirmed:false,webhook:null,mode:'at-once',digestHour:8,zone:'Europe/Berlin',about:{turn:true,reminder:true,press:true,host:true,finished:true}};
  if(/tokens$/.test(p))return[{id:'1',name:'my bot',createdAt:now(),lastUsedAt:null}];
  return undefined;
}
export function fake(){return{name:'fake',configureServer(s){s.middlewares.use((req,res,next)=>{if(!req.url.startsWith('/api'))return next();if(/stream/.test(req.url)){res.writeHead(200,{'content-type':'text/event-stream'});res.write(':\n\n');return;}let b='';req.on('data',d=>b+=d);req.on('end',()=>{const a=answer(req.method,req.url,b?JSON.parse(b):null);res.setHeader('set-cookie','XSRF-TOKEN=x; path=/');if(a===undefined){res.writeHead(204);res.end();}else{res.setHeader('content-type','application/json');res.end(JSON.stringify(a));}});});}};}
