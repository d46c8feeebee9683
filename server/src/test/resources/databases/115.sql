-- at: 4
-- game: c6bszzfv58
-- over: rg32kiv93x
-- token 0: arb_u_F8OBGdeAsEV17Ltqdu6lzLHa0d9BxvI6zPI7ERXWE
-- token 1: arb_6JIS8P3CHzjeHympX12UMrICpSCiP9th8h6ILF67O6o
-- sqlite 1: 1740177772
-- sqlite 10: -430631169
-- sqlite 100: -971380163
-- sqlite 101: 1975879203
-- sqlite 102: -4845976
-- sqlite 103: 377120404
-- sqlite 104: 212414956
-- sqlite 110: -1334397841
-- sqlite 115: 442049605
-- sqlite 2: 375729816
-- sqlite 20: 1728866921
-- sqlite 21: 1573532671
-- sqlite 3: 1516668135
-- sqlite 30: 1386068674
-- sqlite 31: 1726687247
-- sqlite 4: -738410230
-- sqlite 40: 121080510
-- sqlite 41: -1522321603
-- sqlite 5: -1527561532
-- sqlite 50: -44498479
-- sqlite 51: -940960451
-- sqlite 6: -247299004
-- sqlite 60: 1051957707
-- sqlite 61: -2092502657
-- sqlite 7: 1502243131
-- sqlite 70: 1043746275
-- sqlite 75: -1608260239
-- sqlite 8: 1181370948
-- sqlite 80: 1596329339
-- sqlite 81: 1228381829
-- sqlite 85: 816812376
-- sqlite 86: 796695289
-- sqlite 87: 913482170
-- sqlite 88: -2119926350
-- sqlite 9: null
-- sqlite 90: 1635455717
-- sqlite 95: 1186913302
-- sqlite 96: 580661169
-- postgresql 1: 1740177772
-- postgresql 10: -430631169
-- postgresql 100: -971380163
-- postgresql 101: 1975879203
-- postgresql 102: -4845976
-- postgresql 103: 377120404
-- postgresql 104: 212414956
-- postgresql 110: -1334397841
-- postgresql 115: 442049605
-- postgresql 2: -132731065
-- postgresql 20: 1728866921
-- postgresql 21: 1573532671
-- postgresql 3: 1516668135
-- postgresql 30: -1654301666
-- postgresql 31: 1726687247
-- postgresql 4: -738410230
-- postgresql 40: 121080510
-- postgresql 41: -1522321603
-- postgresql 5: -423261738
-- postgresql 50: -44498479
-- postgresql 51: -940960451
-- postgresql 6: -247299004
-- postgresql 60: 1051957707
-- postgresql 61: -2092502657
-- postgresql 7: 1502243131
-- postgresql 70: 1043746275
-- postgresql 75: -1608260239
-- postgresql 8: 1181370948
-- postgresql 80: -1985109903
-- postgresql 81: 1228381829
-- postgresql 85: 816812376
-- postgresql 86: 796695289
-- postgresql 87: 913482170
-- postgresql 88: -2119926350
-- postgresql 9: null
-- postgresql 90: 1635455717
-- postgresql 95: 1186913302
-- postgresql 96: 580661169
delete from upgrade;
delete from telegram_update;
delete from telegram_told;
delete from telegram_post;
delete from telegram_poller;
delete from telegram_person;
delete from telegram_lines;
delete from telegram_group;
delete from telegram_deed;
delete from telegram_code;
delete from study_position;
delete from study;
delete from starter;
delete from standing_use;
delete from standing_orders;
delete from sheet;
delete from seat;
delete from search;
delete from sealed_attendance;
delete from scenario_link;
delete from review;
delete from results;
delete from report;
delete from reliability;
delete from reader;
delete from read_mark;
delete from rating_change;
delete from rating;
delete from push_device;
delete from proposal;
delete from profile;
delete from own_map;
delete from outage;
delete from openid_visit;
delete from notice;
delete from meta;
delete from message;
delete from lost_seat;
delete from log_line;
delete from leave;
delete from last_position;
delete from identity;
delete from happening;
delete from game_hook;
delete from finish_count;
delete from delay;
delete from credential;
delete from board;
delete from block;
delete from audit;
delete from game;
delete from attendance;
delete from account;
insert into account (id, name, name_key, kind, administrator, password, email, email_confirmed, email_code, notifications, created_at, skeleton) values ('wb5cfv6prb', 'Heron', 'heron', 'PERSON', 0, '$argon2id$v=19$m=19456,t=2,p=1$6Lk7oYI9OxPHlH3/5eBnKg$uA2eY6Abxay82qJmjFtxKIJT1RatJO+v6epFVO4V6L4', null, 0, null, '{}', 1795133399514, 'heron');
insert into account (id, name, name_key, kind, administrator, password, email, email_confirmed, email_code, notifications, created_at, skeleton) values ('kxnixva3nn', 'Plover', 'plover', 'PERSON', 0, '$argon2id$v=19$m=19456,t=2,p=1$36KM0e+SBpP5gJcSGDtszg$nhtOjRhkOeKw/Uv1Pss3OBZeylkLdm+mvLXqQox4rOM', null, 0, null, '{}', 1795133400049, 'plover');
insert into account (id, name, name_key, kind, administrator, password, email, email_confirmed, email_code, notifications, created_at, skeleton) values ('px9xvughxw', 'Dunlin', 'dunlin', 'PERSON', 0, '$argon2id$v=19$m=19456,t=2,p=1$QxrHXY48wVJEkkNbRXcawg$B+XYfXySpRoWmJetPwHjxWGzo8ntY0pYb1yTvk8cC3c', null, 0, null, '{}', 1795133400378, 'dunlin');
insert into account (id, name, name_key, kind, administrator, password, email, email_confirmed, email_code, notifications, created_at, skeleton) values ('f868qv9h8x', 'Sandpiper', 'sandpiper', 'PERSON', 0, '$argon2id$v=19$m=19456,t=2,p=1$zNzK9FRhsd1RvZJhv7HEAA$J4QSABNwQrf8uD5GckKTQGxvGFeSy6N1E69Ja4t04Wc', null, 0, null, '{}', 1795133405836, 'sandpiper');
insert into attendance (account_id, game_id, turn, outcome, number) values ('kxnixva3nn', 'c6bszzfv58', 1, 'PLAYED', 1);
insert into attendance (account_id, game_id, turn, outcome, number) values ('wb5cfv6prb', 'c6bszzfv58', 1, 'PLAYED', 1);
insert into attendance (account_id, game_id, turn, outcome, number) values ('kxnixva3nn', 'c6bszzfv58', 2, 'PLAYED', 2);
insert into attendance (account_id, game_id, turn, outcome, number) values ('wb5cfv6prb', 'c6bszzfv58', 2, 'PLAYED', 2);
insert into attendance (account_id, game_id, turn, outcome, number) values ('kxnixva3nn', 'c6bszzfv58', 3, 'PLAYED', 3);
insert into attendance (account_id, game_id, turn, outcome, number) values ('wb5cfv6prb', 'c6bszzfv58', 3, 'PLAYED', 3);
insert into attendance (account_id, game_id, turn, outcome, number) values ('kxnixva3nn', 'rg32kiv93x', 1, 'PLAYED', 4);
insert into attendance (account_id, game_id, turn, outcome, number) values ('px9xvughxw', 'rg32kiv93x', 1, 'PLAYED', 1);
insert into attendance (account_id, game_id, turn, outcome, number) values ('kxnixva3nn', 'rg32kiv93x', 2, 'PLAYED', 5);
insert into attendance (account_id, game_id, turn, outcome, number) values ('px9xvughxw', 'rg32kiv93x', 2, 'PLAYED', 2);
insert into game (id, ruleset, ruleset_version, name, status, host_id, options, board_name, size, visibility, invitation, seed, draws_used, entries, turn, pace, awaiting, winners, deadline, grace_until, extended, time_left, joining, rematch, version, seq, created_at, updated_at, due, label, tempo, anonymous, seen_at, over_at) values ('c6bszzfv58', 'gd6', 1, 'Kept', 'RUNNING', 'wb5cfv6prb', '{"parameters":{},"schedule":{"kind":"none","minutes":null,"days":null,"time":null,"zone":null,"minimumGapHours":null,"earlyEnd":null,"graceMinutes":null,"remindMinutes":null,"delayCapHours":null,"delayBy":null},"absence":{"strikes":2,"then":"bot","bot":"recruit"},"press":"all","anonymous":false,"hostSees":"public","sheetsOpen":"unless-secret","lateJoining":false,"inheritLetters":false,"spectatorDelay":0,"standingOrders":"conditional","demand":null,"rated":false,"botComments":false}', 'The Drowned Crown', 2, 'unlisted', 'zmwdieadi3zjn4zn', '5f683c3aeb3c49d73ccc70d38bcac329ce9d967ece2f9cef85d8846cb46539c6', 0, 4, 3, 'TOGETHER', '0,1', '', null, null, 0, null, 0, null, 20, 1795133406002, 1795133400688, 1795133403209, 0, 'kept', 'untimed', 0, 1795133402543, null);
insert into game (id, ruleset, ruleset_version, name, status, host_id, options, board_name, size, visibility, invitation, seed, draws_used, entries, turn, pace, awaiting, winners, deadline, grace_until, extended, time_left, joining, rematch, version, seq, created_at, updated_at, due, label, tempo, anonymous, seen_at, over_at) values ('rg32kiv93x', 'gd6', 1, 'Over', 'OVER', 'wb5cfv6prb', '{"parameters":{},"schedule":{"kind":"length","minutes":1440,"days":null,"time":null,"zone":null,"minimumGapHours":null,"earlyEnd":null,"graceMinutes":null,"remindMinutes":null,"delayCapHours":null,"delayBy":null},"absence":{"strikes":2,"then":"bot","bot":"recruit"},"press":"all","anonymous":false,"hostSees":"public","sheetsOpen":"unless-secret","lateJoining":false,"inheritLetters":false,"spectatorDelay":0,"standingOrders":"conditional","demand":null,"rated":true,"botComments":false}', 'The Drowned Crown', 2, 'unlisted', '4r7rjqdepbfx9cam', '987d422fe0b942fd7db84a655e76f9052c0f54f333dcbac28fce1def78068f5a', 0, 2, 3, 'TOGETHER', '0,1', '0', null, null, 0, null, 0, null, 13, 1795133404618, 1795133403915, 1795133404612, 0, 'over', 'daily', 0, 1795133404582, 1795133404612);
insert into game (id, ruleset, ruleset_version, name, status, host_id, options, board_name, size, visibility, invitation, seed, draws_used, entries, turn, pace, awaiting, winners, deadline, grace_until, extended, time_left, joining, rematch, version, seq, created_at, updated_at, due, label, tempo, anonymous, seen_at, over_at) values ('wp7uaqq9gk', 'gd6', 1, 'Veiled', 'RUNNING', 'wb5cfv6prb', '{"parameters":{},"schedule":{"kind":"none","minutes":null,"days":null,"time":null,"zone":null,"minimumGapHours":null,"earlyEnd":null,"graceMinutes":null,"remindMinutes":null,"delayCapHours":null,"delayBy":null},"absence":{"strikes":2,"then":"bot","bot":"recruit"},"press":"all","anonymous":true,"hostSees":"public","sheetsOpen":"unless-secret","lateJoining":false,"inheritLetters":false,"spectatorDelay":0,"standingOrders":"conditional","demand":null,"rated":false,"botComments":false}', 'The Drowned Crown', 2, 'unlisted', 'm67bwehmfadkuqzv', 'cc260353d70375618032ee13b65ef339c463b925b97ec245d0fcdb4792f0a0c7', 0, 1, 2, 'TOGETHER', '0,1', '', 1795219805361, null, 0, null, 1, null, 10, 1795133405403, 1795133405142, 1795133405398, 0, 'veiled', 'untimed', 1, 1795133405361, null);
insert into audit (game_id, id, actor, account_id, what, sentence, detail, at) values ('c6bszzfv58', 1, 'host', 'wb5cfv6prb', 'extend', 'The host extended the turn by 60 minutes.', '{"by":"PT1H","deadline":"2026-11-21T01:10:02.543Z","reason":""}', 1795133402616);
insert into audit (game_id, id, actor, account_id, what, sentence, detail, at) values ('c6bszzfv58', 2, 'host', 'wb5cfv6prb', 'schedule', 'The host changed the schedule from the next turn on (a turn ends when everybody is ready).', '{"schedule":"a turn ends when everybody is ready","reason":""}', 1795133402747);
insert into audit (game_id, id, actor, account_id, what, sentence, detail, at) values ('c6bszzfv58', 3, 'host', 'wb5cfv6prb', 'rollback', 'The host took the game back from turn 4 to turn 3: A test', '{"fromTurn":4,"toTurn":3,"from":3,"to":2,"reason":"A test"}', 1795133403211);
insert into audit (game_id, id, actor, account_id, what, sentence, detail, at) values ('rg32kiv93x', 1, 'host', 'wb5cfv6prb', 'end', 'The host ended the game.', '{"winners":[0],"reason":""}', 1795133404612);
insert into audit (game_id, id, actor, account_id, what, sentence, detail, at) values ('wp7uaqq9gk', 1, 'host', 'wb5cfv6prb', 'schedule', 'The host changed the schedule from the next turn on (a turn ends when everybody is ready).', '{"schedule":"a turn ends when everybody is ready","reason":""}', 1795133405373);
insert into audit (game_id, id, actor, account_id, what, sentence, detail, at) values ('wp7uaqq9gk', 2, 'host', 'wb5cfv6prb', 'replace', 'The host gave the seat of Brenhold to the next player who joins: A test.', '{"seat":1,"country":"Brenhold","to":{},"reason":"A test."}', 1795133405398);
insert into block (account_id, blocked_id, blocked_at) values ('wb5cfv6prb', 'f868qv9h8x', 1795133405931);
insert into board (game_id, text) values ('c6bszzfv58', 'The Drowned Crown');
insert into board (game_id, text) values ('rg32kiv93x', 'The Drowned Crown');
insert into board (game_id, text) values ('wp7uaqq9gk', 'The Drowned Crown');
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('2zm7xby6bj', 'session', 'e33b0eb89f5aba0a9f0af1246f048aeeff1c0d97e372ae1950cc8f099016f34c', 'wb5cfv6prb', '', 1795133399525, 1795133399525, 1800317399525, null);
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('rk75fncnfw', 'browser', 'ebd13fe1e87966ece63f255826d781d004b8c9085c0d8d534a3171cc646d19b9', 'wb5cfv6prb', '', 1795133399620, 1795133399620, 1826669399620, null);
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('y2ygyviw6r', 'session', 'd0590c5a933102addb85e077a658e2c4a9c81ae8ff98c87550b500ac455b0042', 'kxnixva3nn', '', 1795133400064, 1795133400064, 1800317400064, null);
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('37z4ed6y73', 'browser', '863f0a7ad0fa73c409c21310c3b4ca2938cd60051f1d183b96b2c48a00226778', 'kxnixva3nn', '', 1795133400074, 1795133400074, 1826669400074, null);
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('3jkmw3qyhh', 'session', '7d6b667266d623221195e92a208a7c8004aed96c949c1baae11193885a4f682c', 'px9xvughxw', '', 1795133400384, 1795133400384, 1800317400384, null);
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('4zst8ame8r', 'browser', '3fec816a08ddebc68a12ee91aafcacdc8cf33babada6bfee464f35c4aa74c9b6', 'px9xvughxw', '', 1795133400387, 1795133400387, 1826669400387, null);
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('g37qy3st76', 'session', 'b60a6132a61c9a095e98e2cd2c2b0985b1f870f12ad4c3338e8a757754b64007', 'f868qv9h8x', '', 1795133405840, 1795133405840, 1800317405840, null);
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('96ivpffgkq', 'browser', '547498c646599486fa844c1eb342e928d4a44c9adf3f60cf2fa85a55b7f16c90', 'f868qv9h8x', '', 1795133405852, 1795133405852, 1826669405852, null);
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('tcp8bhvhj8', 'token', 'f67aa651e063bd6a6490de6120c3777119d823701482e421f503db1ec92bc62a', 'wb5cfv6prb', 'kept', 1795133407668, 1795133407668, 1802909407668, 'HOST');
insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at, scope) values ('4fyhd6qwuv', 'token', 'a763974598631aa7974c64a3d632425ee0347bc812566c7326a7a5482d279a90', 'kxnixva3nn', 'kept', 1795133407681, 1795133407681, 1802909407681, 'HOST');
insert into delay (game_id, id, seat, position, minutes, reason, state, votes, asked_at) values ('c6bszzfv58', 1, 1, 2, 60, 'On a train', 'asked', '1', 1795133402698);
insert into finish_count (id, last) values (1, 1);
insert into game_hook (id, game_id, name, format, address, template, zone, created_at, reported, post, shown, posted_at, news_due, time_due, status_due, tries, not_before, trouble) values ('k1', 'rg32kiv93x', 'Club', 'JSON', 'https://news.example.org/1', '', 'UTC', 1, 0, null, '', 0, null, null, null, 0, 0, '');
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133401011, 'seat', null, '{"seat":1}', 1);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133401394, 'begin', null, '{"over":false,"at":0,"kind":"start","turn":1}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133401798, 'ready', null, '{"ready":true,"seat":1}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133402009, 'ready', null, '{"ready":true,"seat":0}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133402070, 'turn', null, '{"over":false,"at":1,"kind":"turn","turn":2}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133402384, 'ready', null, '{"ready":true,"seat":0}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133402515, 'ready', null, '{"ready":true,"seat":1}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133402543, 'turn', null, '{"over":false,"at":2,"kind":"turn","turn":3}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133402614, 'deadline', null, '{"status":"running","deadline":"2026-11-21T01:10:02.543Z"}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133402641, 'host', null, '{"sentence":"The host extended the turn by 60 minutes.","auditId":1,"what":"extend"}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133402699, 'delay', null, '{"id":1}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133402748, 'host', null, '{"sentence":"The host changed the schedule from the next turn on (a turn ends when everybody is ready).","auditId":2,"what":"schedule"}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133402933, 'ready', null, '{"ready":true,"seat":0}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133403108, 'ready', null, '{"ready":true,"seat":1}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133403138, 'turn', null, '{"over":false,"at":3,"kind":"turn","turn":4}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133403210, 'turn', null, '{"over":false,"at":4,"kind":"rollback","turn":3}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133403215, 'host', null, '{"sentence":"The host took the game back from turn 4 to turn 3: A test","auditId":3,"what":"rollback"}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133403327, 'message', null, '{"id":27907803,"from":0,"to":null}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('rg32kiv93x', 1795133403957, 'seat', null, '{"seat":0}', 0);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('rg32kiv93x', 1795133404000, 'seat', null, '{"seat":1}', 1);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('rg32kiv93x', 1795133404037, 'begin', null, '{"over":false,"at":0,"kind":"start","turn":1}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('rg32kiv93x', 1795133404186, 'ready', null, '{"ready":true,"seat":0}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('rg32kiv93x', 1795133404278, 'ready', null, '{"ready":true,"seat":1}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('rg32kiv93x', 1795133404295, 'turn', null, '{"over":false,"at":1,"kind":"turn","turn":2}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('rg32kiv93x', 1795133404482, 'ready', null, '{"ready":true,"seat":0}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('rg32kiv93x', 1795133404573, 'ready', null, '{"ready":true,"seat":1}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('rg32kiv93x', 1795133404583, 'turn', null, '{"over":false,"at":2,"kind":"turn","turn":3}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('rg32kiv93x', 1795133404617, 'host', null, '{"sentence":"The host ended the game.","auditId":1,"what":"end"}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('rg32kiv93x', 1795133404618, 'over', null, '{"winners":[0]}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('wp7uaqq9gk', 1795133405167, 'seat', null, '{"seat":1}', 1);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('wp7uaqq9gk', 1795133405190, 'begin', null, '{"over":false,"at":0,"kind":"start","turn":1}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('wp7uaqq9gk', 1795133405293, 'ready', null, '{"ready":true,"seat":0}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('wp7uaqq9gk', 1795133405357, 'ready', null, '{"ready":true,"seat":1}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('wp7uaqq9gk', 1795133405361, 'turn', null, '{"over":false,"at":1,"kind":"turn","turn":2}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('wp7uaqq9gk', 1795133405373, 'host', null, '{"sentence":"The host changed the schedule from the next turn on (a turn ends when everybody is ready).","auditId":1,"what":"schedule"}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('wp7uaqq9gk', 1795133405402, 'host', null, '{"sentence":"The host gave the seat of Brenhold to the next player who joins: A test.","auditId":2,"what":"replace"}', null);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('wp7uaqq9gk', 1795133405403, 'seat', null, '{"seat":1}', 1);
insert into happening (game_id, seq, type, audience, data, changes_hands) values ('c6bszzfv58', 1795133406002, 'seat', null, '{}', null);
insert into identity (issuer, subject, account_id, created_at) values ('https://id.example.org', '7', 'wb5cfv6prb', 1);
insert into last_position (game_id, number, digest, text) values ('c6bszzfv58', 3, 'dfc7078d2002edd1f5e18eec1d69d91fea47ecf46dee6925a32d46ea5f76c98c', '{"version":1,"players":["Aldermark","Brenhold"],"settings":{},"board":["built-in \"The Drowned Crown\""],"given":["turn 4","2: Aldermark, 1 cavalry, loyalty 2","3: Aldermark, 1 army, hq, loyalty 3","5: Aldermark, 1 army, loyalty 1","17: Brenhold, 1 army, loyalty 1","18: Brenhold, loyalty 2","19: Brenhold, loyalty 1","20: Brenhold, 1 cavalry, hq, loyalty 3","22: Brenhold, 1 army, loyalty 1","Aldermark: ip 21","Brenhold: ip 23"]}');
insert into last_position (game_id, number, digest, text) values ('rg32kiv93x', 2, 'fed335ed105eb1e0266fe613bd91fbcd2e6763025616c1927b935f71ce624786', '{"version":1,"players":["Aldermark","Brenhold"],"settings":{},"board":["built-in \"The Drowned Crown\""],"given":["turn 3","1: Aldermark, 2 army, hq, loyalty 2","11: Brenhold, 1 army, loyalty 1","12: Brenhold, 1 army, hq, loyalty 2","Aldermark: ip 14","Brenhold: ip 15"]}');
insert into last_position (game_id, number, digest, text) values ('wp7uaqq9gk', 1, '5cdb82930fccfb2f1950904980c105683b844adf56e79eaf98b5a724b0e2ae80', '{"version":1,"players":["Aldermark","Brenhold"],"settings":{},"board":["built-in \"The Drowned Crown\""],"given":["turn 2","1: Aldermark, hq, loyalty 1","12: Brenhold, hq, loyalty 1","Aldermark: ip 7","Brenhold: ip 7"]}');
insert into leave (id, account_id, first_day, last_day, zone, starts_at, ends_at, announced_at) values ('y2tac55ejv', 'wb5cfv6prb', '2026-12-20', '2026-12-20', 'UTC', 1797724800000, 1797811200000, 1795133406000);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('c6bszzfv58', 0, 'start', 1, '0,0', 0, '{"arbiter-log":1,"game":"gd6","version":1,"players":["Aldermark","Brenhold"],"settings":{},"board":"The Drowned Crown","commitment":"9d969ddc931bcd5870f9740ee5ce1cf1d9a962864290e4074624828c263c3a7c","draws":[],"digest":"4aa70874d3020ff01c1363348a1440ffeaa8f5b4bc88edb6247fda190678a752"}', 1795133401368, null);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('c6bszzfv58', 1, 'turn', 2, '1,1', 0, '{"turn":1,"sheets":{"Aldermark":["build hq 3"],"Brenhold":["build hq 20"]},"receipts":{"Aldermark":{"nonce":"0a99d364386968dd14728789230af6ad","commitment":"d18f6a99f94c72a7b101b703b10333fc413995d905a385dd21f4d8eceb380ab0"},"Brenhold":{"nonce":"3a1863aadbfcfc711b2cca1fc7527d2d","commitment":"aee9ea4bed782b62b3e8c8592129f496f542085976b19d9715ac702497bc4de4"}},"standing":{"Brenhold":"73a055c3c6588749564189ed4439833b3e6ddb6e8310a8333fa78bf4bd27f516"},"draws":[],"digest":"642fa3eee9e839f4d2efbc304880f34a24dfb17ee0399fc68ff51a98a64ea252"}', 1795133402070, null);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('c6bszzfv58', 2, 'turn', 3, '2,2', 0, '{"turn":2,"sheets":{"Aldermark":["spawn 2 at 2"],"Brenhold":["spawn 1 at 20","spawn 1 at 18"]},"receipts":{"Aldermark":{"nonce":"91379e25c308ac8e86e0996f961d6bd7","commitment":"a2e579a4e0cf5c3b573eb2bd947fe3d567bee144fbd92320736fb72be4114e4a"},"Brenhold":{"nonce":"6e43a4544ab0d0c09e754fcb9a8b792d","commitment":"cbda2ce0abd2dea40879b16ede25a40d7facd5b4bc38fb4ec548920215ed62a2"}},"draws":[],"digest":"0eb3b3badc4171c55640db9785751e1d69bc3e93dd5ad91a1d23195ec4860d59"}', 1795133402543, null);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('c6bszzfv58', 3, 'turn', 4, '3,5', 0, '{"turn":3,"sheets":{"Aldermark":["promote 1 cavalry at 2","move 1 2>3","spawn 1 at 5"],"Brenhold":["promote 1 cavalry at 20","spawn 1 at 22","move 1 18>19>17"]},"receipts":{"Aldermark":{"nonce":"a1b6f4660b6e30e92d31cebe8f852a93","commitment":"3fe7c045105aa55db847daba447ca12b74b083dfe960601e894f48268f61f713"},"Brenhold":{"nonce":"1a3b6fbfcd979d8fe2f896a325120f4f","commitment":"0839b041ab57a65917937edb2e14a8d89b840328666080f3e75da478114cfe2d"}},"draws":[],"digest":"dfc7078d2002edd1f5e18eec1d69d91fea47ecf46dee6925a32d46ea5f76c98c"}', 1795133403137, null);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('c6bszzfv58', 4, 'rollback', 3, '2,2', 0, '{"rollback":2,"digest":"0eb3b3badc4171c55640db9785751e1d69bc3e93dd5ad91a1d23195ec4860d59"}', 1795133403209, 2);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('rg32kiv93x', 0, 'start', 1, '0,0', 0, '{"arbiter-log":1,"game":"gd6","version":1,"players":["Aldermark","Brenhold"],"settings":{},"board":"The Drowned Crown","commitment":"8bd6deba48fdd449c055c947a3c392d5d557c04990b6d78b77b00729f993896b","draws":[],"digest":"4aa70874d3020ff01c1363348a1440ffeaa8f5b4bc88edb6247fda190678a752"}', 1795133404037, null);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('rg32kiv93x', 1, 'turn', 2, '1,1', 0, '{"turn":1,"sheets":{"Aldermark":["build hq 1"],"Brenhold":["build hq 12"]},"receipts":{"Aldermark":{"nonce":"3e8a2b7ba435574bf3a001469cba5ce7","commitment":"52a8dff98fdc77129a84f80ddbcf09910a03555475cbb798b2fcd504e26b2a92"},"Brenhold":{"nonce":"695f7b14779ed5a5dd125a94dba10bb7","commitment":"19a15f18f1001cb095b2008651fc686e494eaa0a858cec72268ef9ff7a938d28"}},"draws":[],"digest":"5cdb82930fccfb2f1950904980c105683b844adf56e79eaf98b5a724b0e2ae80"}', 1795133404295, null);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('rg32kiv93x', 2, 'turn', 3, '1,2', 0, '{"turn":2,"sheets":{"Aldermark":["spawn 2 at 1"],"Brenhold":["spawn 1 at 12","spawn 1 at 11"]},"receipts":{"Aldermark":{"nonce":"e3b258ad606ab2f83b78086d7e8778b2","commitment":"6e48edf53761631cf504e54827907bd22c28a7c377572d8a681bbf362dd11488"},"Brenhold":{"nonce":"380c87f258655a41e23af69011bd8ac2","commitment":"aa17a37f1b6917f54d07ffd847d65f725fc3c1b2ff9442dab1ea27c97794c6c2"}},"draws":[],"digest":"fed335ed105eb1e0266fe613bd91fbcd2e6763025616c1927b935f71ce624786"}', 1795133404582, null);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('wp7uaqq9gk', 0, 'start', 1, '0,0', 0, '{"arbiter-log":1,"game":"gd6","version":1,"players":["Aldermark","Brenhold"],"settings":{},"board":"The Drowned Crown","commitment":"30c78ee41530c82e88f5e3cf00d5690c3b64ba8e41b9479dfd550d2316de04d6","draws":[],"digest":"4aa70874d3020ff01c1363348a1440ffeaa8f5b4bc88edb6247fda190678a752"}', 1795133405190, null);
insert into log_line (game_id, number, kind, turn, scores, open, line, at, back_to) values ('wp7uaqq9gk', 1, 'turn', 2, '1,1', 0, '{"turn":1,"sheets":{"Aldermark":["build hq 1"],"Brenhold":["build hq 12"]},"receipts":{"Aldermark":{"nonce":"9113ebf494883a11d27cba74a84e21b4","commitment":"a8c5ca739e6740ba46cd4487cbf5aad27f695532032797d558e87019963360f7"},"Brenhold":{"nonce":"29819e5693fd2ecb55926bf7b8867b57","commitment":"16f16c9592423aab37d018f891bbbf0359fe31d36c213bdd705f1c757b023ded"}},"draws":[],"digest":"5cdb82930fccfb2f1950904980c105683b844adf56e79eaf98b5a724b0e2ae80"}', 1795133405361, null);
insert into lost_seat (game_id, account_id, seat, audit_id) values ('wp7uaqq9gk', 'kxnixva3nn', 1, 2);
insert into message (game_id, id, sender, account_id, recipients, text, client_key, sent_at, removed_at, removed_by) values ('c6bszzfv58', 27907803, 0, 'wb5cfv6prb', null, 'It''s on.', null, 1795133403320, null, null);
insert into meta (name, value) values ('alive', '1795133397219');
insert into meta (name, value) values ('administrator-code', 'ed9e9b394ff6133e6cd12eee29b8df2a9e0b53991c70cd889b403404a9959fba');
insert into meta (name, value) values ('write-probe', '13360336');
insert into notice (id, account_id, game_id, topic, sentence, created_at, sent_at, tries, void_at, channel, position, not_before, request) values ('n1', 'wb5cfv6prb', 'rg32kiv93x', 'turn', 'A new turn.', 1, null, 0, 0, 'mail', -1, 0, 0);
insert into openid_visit (hash, data, expires_at) values ('h1', '{}', 1);
insert into outage (since, until) values (1, 2);
insert into own_map (id, account_id, name, ruleset, text, created_at, version, changed_at, health) values ('qqzsevtq5y', 'wb5cfv6prb', 'Ring', 'gd6', '1-2-3', 1795133406219, 1, 1795133406219, '{"version":1,"refusals":[{"code":"map","rule":"GD6-C.1","sentence":"The game cannot start: the map has room for 1 starts that are far enough apart, and 2 players want one."}]}');
insert into profile (account_id, hidden) values ('wb5cfv6prb', 'BADGES');
insert into proposal (id, state, schedule, created_at, until_at) values ('q1', 'FAILED', '{"kind":"none"}', 1, 2);
insert into push_device (id, account_id, credential_id, endpoint, key, auth, name, created_at) values ('p1', 'kxnixva3nn', 'none', 'https://push.example.org/1', 'key', 'auth', 'Phone', 1);
insert into rating (person, ruleset, players, mean, deviation, volatility, games, finished_order, finished_at, points) values ('kxnixva3nn', 'gd6', 'two', 1662.2120014703455, 290.23050778223865, 0.059999675372338142, 1, 1, 1795133404622, 1662212);
insert into rating (person, ruleset, players, mean, deviation, volatility, games, finished_order, finished_at, points) values ('px9xvughxw', 'gd6', 'two', 1337.7879985296545, 290.23050778223865, 0.059999675372338142, 1, 1, 1795133404622, 1337788);
insert into rating_change (game_id, seat, person, ruleset, players, mean, deviation, volatility, games, finished_order, finished_at) values ('rg32kiv93x', 0, 'kxnixva3nn', 'gd6', 'two', 1662.2120014703455, 290.23050778223865, 0.059999675372338142, 1, 1, 1795133404622);
insert into rating_change (game_id, seat, person, ruleset, players, mean, deviation, volatility, games, finished_order, finished_at) values ('rg32kiv93x', 1, 'px9xvughxw', 'gd6', 'two', 1337.7879985296545, 290.23050778223865, 0.059999675372338142, 1, 1, 1795133404622);
insert into read_mark (game_id, account_id, thread, read_up_to) values ('c6bszzfv58', 'kxnixva3nn', 'all', 27907803);
insert into reader (game_id, account_id, read_up_to, muted) values ('c6bszzfv58', 'kxnixva3nn', 27907803, '');
insert into reliability (account_id, played, missed, abandoned, streak, best_streak) values ('kxnixva3nn', 5, 0, 0, 5, 5);
insert into reliability (account_id, played, missed, abandoned, streak, best_streak) values ('wb5cfv6prb', 3, 0, 0, 3, 3);
insert into reliability (account_id, played, missed, abandoned, streak, best_streak) values ('px9xvughxw', 2, 0, 0, 2, 2);
insert into report (id, game_id, message_id, sender, sender_id, recipients, text, sent_at, reporter, reporter_id, reason, open, reported_at) values ('bum8hw94tm', 'c6bszzfv58', 27907803, 0, 'wb5cfv6prb', null, 'It''s on.', 1795133403320, 1, 'kxnixva3nn', 'A test.', 1, 1795133403487);
insert into results (game_id, seat, ruleset, ruleset_version, seats, people, place, won, had_left, account_id, bot, anonymous, visibility, ended_by, finished_order, finished_at, rated, rated_as) values ('rg32kiv93x', 0, 'gd6', 1, 2, 2, 1, 1, 0, 'kxnixva3nn', null, 0, 'unlisted', 'HOST', 1, 1795133404622, 1, 'kxnixva3nn');
insert into results (game_id, seat, ruleset, ruleset_version, seats, people, place, won, had_left, account_id, bot, anonymous, visibility, ended_by, finished_order, finished_at, rated, rated_as) values ('rg32kiv93x', 1, 'gd6', 1, 2, 2, 2, 0, 0, 'px9xvughxw', null, 0, 'unlisted', 'HOST', 1, 1795133404622, 1, 'px9xvughxw');
insert into review (game_id, claim, until, done, total, text) values ('rg32kiv93x', 'dd4a26bceaab5669f68b2e0863b5fc7c', 0, 2, 2, '{"depth":"For each sheet, the review computed 400 positions to find a better one against the sheets that the others really handed in. It compares the positions directly after the turn. A turning point is a sheet that was a mistake whatever the others did: the better one also gains on average in 3 imagined turns, in which captains order for the others. The choice of a start is not judged.","looks":400,"seats":[{"seat":0,"losses":[{"at":1,"turn":2,"loss":126.6}]},{"seat":1,"losses":[{"at":1,"turn":2,"loss":99.9}]}],"points":[{"at":1,"turn":2,"seat":0,"loss":126.6,"sentence":{"text":"With another sheet, Aldermark would have had Territories +6 (Whitefell, Hollin, Isk, Draymoor, …).","marks":[{"from":20,"to":29,"place":null,"seat":0}]},"given":["spawn 2 at 1"],"better":["spawn 1 at 2, 1 at 4","move 1 4>27>26","move 1 2>3>5"],"givenWords":["Spawn 2 Armies in Norvane"],"betterWords":["Spawn 1 Army in Whitefell and 1 Army in Isk","1 Army: Isk → Fallow End → Mistral","1 Army: Whitefell → Hollin → Draymoor"]},{"at":1,"turn":2,"seat":1,"loss":99.9,"sentence":{"text":"With another sheet, Brenhold would have had Territories +5 (Quill, Onder, Umberfield, Vess, …).","marks":[{"from":20,"to":28,"place":null,"seat":1}]},"given":["spawn 1 at 12","spawn 1 at 11"],"better":["move 1 14>13>15","move 1 11>9>7","spawn 1 at 11, 1 at 14"],"givenWords":["Spawn 1 Army in Karst","Spawn 1 Army in Sable Reach"],"betterWords":["1 Army: Vess → Umberfield → Mourne","1 Army: Sable Reach → Onder → Quill","Spawn 1 Army in Sable Reach and 1 Army in Vess"]}]}');
insert into scenario_link (id, made_by, text, created_at) values ('6527c3y2', 'wb5cfv6prb', 'scenario "It''s kept"␤game gd6␤players A B␤map␤  1-2␤given␤  1: A, 2 army␤when␤  A: move 1 1>2␤', 1795133406291);
insert into sealed_attendance (game_id, account_id, turn, outcome) values ('wp7uaqq9gk', 'kxnixva3nn', 1, 'PLAYED');
insert into sealed_attendance (game_id, account_id, turn, outcome) values ('wp7uaqq9gk', 'wb5cfv6prb', 1, 'PLAYED');
insert into search (id, account_id, ruleset, pace, fewest, most, days, rated, zone, state, answer, proposal_id, game_id, created_at, until_at, ended_at) values ('hagb3ed26z', 'wb5cfv6prb', 'gd6', 'DAILY', 5, 5, 127, 0, 'Europe/Berlin', 'OPEN', '', null, null, 1795133406129, 1796343006129, null);
insert into seat (game_id, seat, account_id, bot, state, country, colour, lore, strikes, points, alive, letters_after, left_by, over_at) values ('c6bszzfv58', 0, 'wb5cfv6prb', null, 'TAKEN', 'Aldermark', '#e69f00', '', 0, 2, 1, 0, null, null);
insert into seat (game_id, seat, account_id, bot, state, country, colour, lore, strikes, points, alive, letters_after, left_by, over_at) values ('c6bszzfv58', 1, 'kxnixva3nn', null, 'TAKEN', 'Brenhold', '#0072b2', '', 0, 2, 1, 0, null, null);
insert into seat (game_id, seat, account_id, bot, state, country, colour, lore, strikes, points, alive, letters_after, left_by, over_at) values ('rg32kiv93x', 0, 'kxnixva3nn', null, 'TAKEN', 'Aldermark', '#e69f00', '', 0, 1, 1, 0, null, 1795133404612);
insert into seat (game_id, seat, account_id, bot, state, country, colour, lore, strikes, points, alive, letters_after, left_by, over_at) values ('rg32kiv93x', 1, 'px9xvughxw', null, 'TAKEN', 'Brenhold', '#0072b2', '', 0, 2, 1, 0, null, 1795133404612);
insert into seat (game_id, seat, account_id, bot, state, country, colour, lore, strikes, points, alive, letters_after, left_by, over_at) values ('wp7uaqq9gk', 0, 'wb5cfv6prb', null, 'TAKEN', 'Aldermark', '#e69f00', '', 0, 1, 1, 0, null, null);
insert into seat (game_id, seat, account_id, bot, state, country, colour, lore, strikes, points, alive, letters_after, left_by, over_at) values ('wp7uaqq9gk', 1, null, null, 'OPEN', 'Brenhold', '#0072b2', '', 0, 1, 1, 0, null, null);
insert into sheet (game_id, position, seat, lines, version, ready, nonce, commitment, client_key, saved_by, saved_at) values ('c6bszzfv58', 4, 0, '["promote 1 cavalry at 2","move 1 2>3","spawn 1 at 5"]', 1, 0, '', '', null, 'server', 1795133403211);
insert into sheet (game_id, position, seat, lines, version, ready, nonce, commitment, client_key, saved_by, saved_at) values ('c6bszzfv58', 4, 1, '["promote 1 cavalry at 20","spawn 1 at 22"]', 2, 0, '8ba6a1f8dec67b4b2b3f38e2c6ee008f', '4e3ed25ad49c017fb5c0304be32b1a2043e1827bc8c1641ec99faecee8e21f50', null, 'player', 1795133403883);
insert into sheet (game_id, position, seat, lines, version, ready, nonce, commitment, client_key, saved_by, saved_at) values ('rg32kiv93x', 1, 0, '["spawn 2 at 1"]', 1, 1, 'e3b258ad606ab2f83b78086d7e8778b2', '6e48edf53761631cf504e54827907bd22c28a7c377572d8a681bbf362dd11488', null, 'player', 1795133404481);
insert into sheet (game_id, position, seat, lines, version, ready, nonce, commitment, client_key, saved_by, saved_at) values ('rg32kiv93x', 1, 1, '["spawn 1 at 12","spawn 1 at 11"]', 1, 1, '380c87f258655a41e23af69011bd8ac2', 'aa17a37f1b6917f54d07ffd847d65f725fc3c1b2ff9442dab1ea27c97794c6c2', null, 'player', 1795133404573);
insert into sheet (game_id, position, seat, lines, version, ready, nonce, commitment, client_key, saved_by, saved_at) values ('wp7uaqq9gk', 0, 0, '["build hq 1"]', 1, 1, '9113ebf494883a11d27cba74a84e21b4', 'a8c5ca739e6740ba46cd4487cbf5aad27f695532032797d558e87019963360f7', null, 'player', 1795133405293);
insert into sheet (game_id, position, seat, lines, version, ready, nonce, commitment, client_key, saved_by, saved_at) values ('wp7uaqq9gk', 0, 1, '["build hq 12"]', 1, 1, '29819e5693fd2ecb55926bf7b8867b57', '16f16c9592423aab37d018f891bbbf0359fe31d36c213bdd705f1c757b023ded', null, 'player', 1795133405354);
insert into standing_orders (game_id, seat, lines, posture, at_once, version, saved_at, used_at) values ('c6bszzfv58', 1, '["turn 1: build hq 20"]', 'none', 1, 1, 1795133401699, 0);
insert into standing_use (game_id, position, seat, nonce, commitment, lines, posture, conditions, expansion) values ('c6bszzfv58', 0, 1, 'f2f4ff93cbfa2647f05d4770aea0f0f2', '73a055c3c6588749564189ed4439833b3e6ddb6e8310a8333fa78bf4bd27f516', '["turn 1: build hq 20"]', 'none', 1, '{"turn":1,"source":"lines","orders":[{"line":"build hq 20","words":"Build the HQ in Sorrel Hills"}],"steps":[{"line":0,"outcome":"ordered","text":"build hq 20","sentence":""}]}');
insert into starter (game_id, seat, account_id, bot) values ('c6bszzfv58', 0, 'wb5cfv6prb', null);
insert into starter (game_id, seat, account_id, bot) values ('c6bszzfv58', 1, 'kxnixva3nn', null);
insert into starter (game_id, seat, account_id, bot) values ('rg32kiv93x', 0, 'kxnixva3nn', null);
insert into starter (game_id, seat, account_id, bot) values ('rg32kiv93x', 1, 'px9xvughxw', null);
insert into starter (game_id, seat, account_id, bot) values ('wp7uaqq9gk', 0, 'wb5cfv6prb', null);
insert into starter (game_id, seat, account_id, bot) values ('wp7uaqq9gk', 1, 'kxnixva3nn', null);
insert into study (id, account_id, game_id, at, name, ruleset, version, players, colours, settings, viewer, board, link, next, created_at, changed_at, letters) values ('q4iv3xdup4', 'wb5cfv6prb', 'c6bszzfv58', 4, 'Kept, turn 3', 'gd6', 1, '["Aldermark","Brenhold"]', '["#e69f00","#0072b2"]', '{"settings":{}}', '0', '["built-in \"The Drowned Crown\""]', null, 2, 1795133403579, 1795133403758, 718);
insert into study_position (study_id, number, parent, kind, label, turn, over, steps, dice, sheets, board, given) values ('q4iv3xdup4', 0, null, 'START', '', 3, 0, '{"steps":[]}', 0, '{"sheets":{"0":["promote 1 cavalry at 2","move 1 2>3","spawn 1 at 5"]}}', null, '["turn 3","2: Aldermark, 2 army, loyalty 1","3: Aldermark, hq, loyalty 2","18: Brenhold, 1 army, loyalty 1","20: Brenhold, 1 army, hq, loyalty 2","Aldermark: ip 15","Brenhold: ip 27"]');
insert into study_position (study_id, number, parent, kind, label, turn, over, steps, dice, sheets, board, given) values ('q4iv3xdup4', 1, 0, 'TURN', '', 4, 0, '{"steps":[{"0":["promote 1 cavalry at 2","move 1 2>3","spawn 1 at 5"],"1":["move 1 20>22","move 1 18>20","spawn 2 at 22","buy toxic"]}]}', 0, '{"sheets":{}}', null, '["turn 4","2: Aldermark, 1 cavalry, loyalty 2","3: Aldermark, 1 army, hq, loyalty 3","5: Aldermark, 1 army, loyalty 1","18: Brenhold, loyalty 2","20: Brenhold, 1 army, hq, loyalty 3","22: Brenhold, 3 army, loyalty 1","Aldermark: ip 21","Brenhold: ip 16, stash toxic*1"]');
insert into telegram_code (hash, account_id, invitation, expires_at) values ('c1', 'wb5cfv6prb', null, 1);
insert into telegram_deed (id, game_id, account_id, command, created_at) values ('d1', 'rg32kiv93x', 'wb5cfv6prb', '/begin', 1);
insert into telegram_group (game_id, chat_id, topic, forum, zone, status_message, turn, told, connected_at) values ('rg32kiv93x', -7, 0, 0, 'UTC', 0, -1, -1, 1);
insert into telegram_lines (chat_id, message_id, game_id, position, lines) values (7, 1, 'rg32kiv93x', 0, '[]');
insert into telegram_person (user_id, account_id, name, game_id, blocked, linked_at) values (7, 'kxnixva3nn', 'Plover', null, 0, 1);
insert into telegram_poller (id, node, beat, bot, polled_at, trouble) values (1, '', 0, '', 0, '');
insert into telegram_post (chat_id, kind, body, merge_key, version, urgency, part, tries, not_before, created_at) values (7, 'send', '{}', null, 0, 0, 0, 0, 1, 1);
insert into telegram_told (account_id, game_id, position) values ('kxnixva3nn', 'rg32kiv93x', 0);
insert into telegram_update (update_id, chat_id, body, done, tries, received_at) values (1, 7, '', 1, 0, 1);
insert into upgrade (game_id, id, version, state, agreed, reason, asked_at, expires_at) values ('rg32kiv93x', 1, 2, 'REFUSED', '0', 'Newer', 1, 2);
