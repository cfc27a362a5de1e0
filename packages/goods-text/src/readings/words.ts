/**
 * Pharmacists' readings that differ from a general dictionary, or may differ once its word list changes. One word per
 * line: syllables without tones, ü as v. A longer word takes precedence over a shorter one inside it.
 */
const list = `
阿胶 e jiao
驴阿胶 lv e jiao
东阿 dong e
阿是 a shi
阿魏 a wei
阿莫西林 a mo xi lin
阿司匹林 a si pi lin
阿奇霉素 a qi mei su
阿托伐他汀 a tuo fa ta ting
阿卡波糖 a ka bo tang
阿昔洛韦 a xi luo wei
阿苯达唑 a ben da zuo
阿托品 a tuo pin
阿糖腺苷 a tang xian gan
阿立哌唑 a li pai zuo
阿米卡星 a mi ka xing
阿那曲唑 a na qu zuo
阿德福韦 a de fu wei
阿仑膦酸 a lun lin suan
阿嗪米特 a qin mi te
阿普 a pu
阿昔莫司 a xi mo si
重楼 chong lou
七叶重楼 qi ye chong lou
重组 chong zu
重酒石酸 zhong jiu shi suan
重感灵 zhong gan ling
长春西汀 chang chun xi ting
长春新碱 chang chun xin jian
长春瑞滨 chang chun rui bin
长春地辛 chang chun di xin
长春 chang chun
长效 chang xiao
长沙 chang sha
长白山 chang bai shan
长寿 chang shou
长安 chang an
生长激素 sheng zhang ji su
生长因子 sheng zhang yin zi
生长抑素 sheng zhang yi su
生长肽 sheng zhang tai
增长 zeng zhang
乐脉 le mai
乐脉颗粒 le mai ke li
乐山 le shan
安乐 an le
欢乐 huan le
快乐 kuai le
利乐 li le
音乐 yin yue
乐普 le pu
降压 jiang ya
降压片 jiang ya pian
降糖 jiang tang
降脂 jiang zhi
降酸 jiang suan
降血糖 jiang xue tang
降香 jiang xiang
降气 jiang qi
降浊 jiang zhuo
降钙素 jiang gai su
降纤酶 jiang xian mei
降真香 jiang zhen xiang
降火 jiang huo
蛤蚧 ge jie
蛤壳 ge qiao
海蛤壳 hai ge qiao
海蛤粉 hai ge fen
黛蛤散 dai ge san
蛤蚧定喘 ge jie ding chuan
蛤蜊 ge li
哈蟆油 ha ma you
蛤蟆油 ha ma you
莪术 e zhu
莪术油 e zhu you
醋莪术 cu e zhu
苍术 cang zhu
白术 bai zhu
炒白术 chao bai zhu
参苓白术 shen ling bai zhu
苓桂术甘 ling gui zhu gan
术苓 zhu ling
二术 er zhu
于术 yu zhu
手术 shou shu
术后 shu hou
技术 ji shu
枳壳 zhi qiao
枳实 zhi shi
牡蛎壳 mu li qiao
胆木壳 dan mu ke
罂粟壳 ying su qiao
石榴皮 shi liu pi
贝壳 bei ke
冬瓜皮 dong gua pi
参苓 shen ling
参芪 shen qi
参麦 shen mai
参附 shen fu
参松养心 shen song yang xin
参茸 shen rong
参桂 shen gui
参归 shen gui
参乌 shen wu
参桃 shen tao
参七 shen qi
参梅 shen mei
参竹 shen zhu
参蛤 shen ge
参鹿 shen lu
参仙 shen xian
参柏 shen bai
参皇 shen huang
参精 shen jing
参莲 shen lian
参连 shen lian
参倍 shen bei
参灵 shen ling
参一胶囊 shen yi jiao nang
参丹 shen dan
参果 shen guo
参类 shen lei
人参 ren shen
红参 hong shen
党参 dang shen
丹参 dan shen
玄参 xuan shen
沙参 sha shen
北沙参 bei sha shen
南沙参 nan sha shen
太子参 tai zi shen
西洋参 xi yang shen
苦参 ku shen
海参 hai shen
拳参 quan shen
明党参 ming dang shen
花旗参 hua qi shen
高丽参 gao li shen
林下参 lin xia shen
刺五加 ci wu jia
复参 fu shen
生脉参 sheng mai shen
贞芪扶正 zhen qi fu zheng
朝鲜 chao xian
朝鲜红参 chao xian hong shen
朝鲜淫羊藿 chao xian yin yang huo
薄荷 bo he
薄荷脑 bo he nao
薄荷油 bo he you
薄荷通 bo he tong
薄芝 bo zhi
薄芝糖肽 bo zhi tang tai
薄膜衣 bao mo yi
薄膜 bao mo
厚薄 hou bao
薄贴 bao tie
荷叶 he ye
荷丹 he dan
负荷 fu he
牛膝 niu xi
怀牛膝 huai niu xi
川牛膝 chuan niu xi
血竭 xue jie
龙血竭 long xue jie
血塞通 xue sai tong
血栓通 xue shuan tong
血府逐瘀 xue fu zhu yu
血脂康 xue zhi kang
血余炭 xue yu tan
补血 bu xue
止血 zhi xue
鸡血藤 ji xue teng
血宝 xue bao
血糖 xue tang
血压 xue ya
大黄 da huang
熟大黄 shu da huang
大黄䗪虫 da huang zhe chong
大夫 dai fu
大枣 da zao
大蓟 da ji
大戟 da ji
䗪虫 zhe chong
土鳖虫 tu bie chong
牛蒡子 niu bang zi
牛蒡 niu bang
莨菪 lang dang
山莨菪碱 shan lang dang jian
东莨菪碱 dong lang dang jian
消旋山莨菪碱 xiao xuan shan lang dang jian
天仙子 tian xian zi
蔓荆子 man jing zi
蔓荆 man jing
芜菁 wu jing
槟榔 bing lang
焦槟榔 jiao bing lang
木香槟榔 mu xiang bing lang
枸橼 ju yuan
枸橼酸 ju yuan suan
枸杞 gou qi
枸骨叶 gou gu ye
佛手 fo shou
没药 mo yao
乳香没药 ru xiang mo yao
没食子 mo shi zi
没食子酸 mo shi zi suan
炮姜 pao jiang
炮附片 pao fu pian
炮山甲 pao shan jia
炮天雄 pao tian xiong
炮制 pao zhi
紫菀 zi wan
紫苑 zi yuan
茜草 qian cao
茜草炭 qian cao tan
白芷 bai zhi
白芍 bai shao
赤芍 chi shao
芎菊上清 xiong ju shang qing
川芎 chuan xiong
川芎茶调 chuan xiong cha tiao
茶调散 cha tiao san
调经 tiao jing
调中 tiao zhong
调胃 tiao wei
调元 tiao yuan
调脂 tiao zhi
调肝 tiao gan
空调 kong tiao
和胃 he wei
和营 he ying
单硝酸 dan xiao suan
单唾液酸 dan tuo ye suan
单县 shan xian
行气 xing qi
行军散 xing jun san
人丹 ren dan
柏子仁 bai zi ren
柏子养心 bai zi yang xin
侧柏叶 ce bai ye
黄柏 huang bo
黄檗 huang bo
盐黄柏 yan huang bo
知柏地黄 zhi bai di huang
三黄柏 san huang bo
关黄柏 guan huang bo
二柏 er bai
柏林 bo lin
曲美他嗪 qu mei ta qin
曲安奈德 qu an nai de
曲克芦丁 qu ke lu ding
曲普瑞林 qu pu rui lin
曲妥珠 qu tuo zhu
神曲 shen qu
六神曲 liu shen qu
建曲 jian qu
红曲 hong qu
酒曲 jiu qu
藏药 zang yao
藏红花 zang hong hua
藏青果 zang qing guo
藏茵陈 zang yin chen
藏木香 zang mu xiang
西藏 xi zang
奇正藏药 qi zheng zang yao
贮藏 zhu cang
冷藏 leng cang
露剂 lu ji
金银花露 jin yin hua lu
银花露 yin hua lu
蛇胆川贝枇杷露 she dan chuan bei pi pa lu
花露水 hua lu shui
枇杷露 pi pa lu
十滴水 shi di shui
卷柏 juan bai
卷丹 juan dan
胃苓 wei ling
茯苓 fu ling
土茯苓 tu fu ling
猪苓 zhu ling
茯神 fu shen
云苓 yun ling
瓜蒌 gua lou
栝楼 gua lou
瓜蒌皮 gua lou pi
全瓜蒌 quan gua lou
三棱 san leng
荆三棱 jing san leng
薤白 xie bai
荸荠 bi qi
荠菜 ji cai
荠苨 qi ni
蒺藜 ji li
白蒺藜 bai ji li
沙苑子 sha yuan zi
莎草 suo cao
香附 xiang fu
芥穗 jie sui
荆芥 jing jie
白芥子 bai jie zi
芥子 jie zi
葶苈子 ting li zi
菟丝子 tu si zi
茺蔚子 chong wei zi
覆盆子 fu pen zi
决明子 jue ming zi
车前子 che qian zi
车前草 che qian cao
葛根 ge gen
葛花 ge hua
粉葛 fen ge
葛根芩连 ge gen qin lian
葛洪 ge hong
黄芩 huang qin
芩连 qin lian
银黄 yin huang
黄芪 huang qi
芪苈强心 qi li qiang xin
黄耆 huang qi
桔梗 jie geng
桔红 ju hong
橘红 ju hong
化橘红 hua ju hong
化州桔红 hua zhou ju hong
桔贝 jie bei
桔梗冬花 jie geng dong hua
柑桔 gan ju
桔子 ju zi
蝉蜕 chan tui
蛇蜕 she tui
蚕砂 can sha
僵蚕 jiang can
䗪 zhe
虻虫 meng chong
水蛭 shui zhi
地龙 di long
蜈蚣 wu gong
全蝎 quan xie
斑蝥 ban mao
蟾酥 chan su
穿山甲 chuan shan jia
鳖甲 bie jia
龟甲 gui jia
龟板 gui ban
龟鹿二仙 gui lu er xian
龟龄集 gui ling ji
龟兹 qiu ci
海螵蛸 hai piao xiao
桑螵蛸 sang piao xiao
珍珠母 zhen zhu mu
石决明 shi jue ming
瓦楞子 wa leng zi
代赭石 dai zhe shi
赭石 zhe shi
磁石 ci shi
禹余粮 yu yu liang
滑石 hua shi
芒硝 mang xiao
朱砂 zhu sha
硼砂 peng sha
炉甘石 lu gan shi
琥珀 hu po
砒石 pi shi
砂仁 sha ren
豆蔻 dou kou
肉豆蔻 rou dou kou
草豆蔻 cao dou kou
益智仁 yi zhi ren
补骨脂 bu gu zhi
骨碎补 gu sui bu
胡芦巴 hu lu ba
淫羊藿 yin yang huo
仙茅 xian mao
巴戟天 ba ji tian
肉苁蓉 rou cong rong
苁蓉 cong rong
锁阳 suo yang
杜仲 du zhong
续断 xu duan
山茱萸 shan zhu yu
吴茱萸 wu zhu yu
茱萸 zhu yu
诃子 he zi
五倍子 wu bei zi
乌梅 wu mei
麻黄 ma huang
细辛 xi xin
辛夷 xin yi
苍耳子 cang er zi
藁本 gao ben
羌活 qiang huo
独活 du huo
秦艽 qin jiao
防己 fang ji
木瓜 mu gua
豨莶草 xi xian cao
豨莶 xi xian
络石藤 luo shi teng
桑寄生 sang ji sheng
槲寄生 hu ji sheng
狗脊 gou ji
千年健 qian nian jian
威灵仙 wei ling xian
徐长卿 xu chang qing
蕲蛇 qi she
蕲艾 qi ai
艾叶 ai ye
艾灸 ai jiu
灸 jiu
泽泻 ze xie
薏苡仁 yi yi ren
薏米 yi mi
萆薢 bi xie
粉萆薢 fen bi xie
瞿麦 qu mai
萹蓄 bian xu
地肤子 di fu zi
海金沙 hai jin sha
石韦 shi wei
冬葵子 dong kui zi
茵陈 yin chen
虎杖 hu zhang
垂盆草 chui pen cao
牡丹皮 mu dan pi
丹皮 dan pi
栀子 zhi zi
山栀 shan zhi
淡竹叶 dan zhu ye
芦根 lu gen
知母 zhi mu
青葙子 qing xiang zi
谷精草 gu jing cao
密蒙花 mi meng hua
夏枯草 xia ku cao
板蓝根 ban lan gen
大青叶 da qing ye
青黛 qing dai
贯众 guan zhong
绵马贯众 mian ma guan zhong
蒲公英 pu gong ying
紫花地丁 zi hua di ding
野菊花 ye ju hua
拳参 quan shen
漏芦 lou lu
土贝母 tu bei mu
浙贝母 zhe bei mu
川贝 chuan bei
鱼腥草 yu xing cao
金荞麦 jin qiao mai
败酱草 bai jiang cao
射干 she gan
山豆根 shan dou gen
马勃 ma bo
青果 qing guo
木蝴蝶 mu hu die
白头翁 bai tou weng
鸦胆子 ya dan zi
鸦胆子油 ya dan zi you
委陵菜 wei ling cai
半枝莲 ban zhi lian
白花蛇舌草 bai hua she she cao
绿豆 lv dou
绿茶 lv cha
氯化 lv hua
麦芽 mai ya
谷芽 gu ya
莱菔子 lai fu zi
鸡内金 ji nei jin
鹅不食草 e bu shi cao
使君子 shi jun zi
苦楝皮 ku lian pi
川楝子 chuan lian zi
雷丸 lei wan
榧子 fei zi
仙鹤草 xian he cao
白及 bai ji
棕榈炭 zong lv tan
藕节 ou jie
小蓟 xiao ji
地榆 di yu
槐角 huai jiao
槐花 huai hua
白茅根 bai mao gen
苎麻根 zhu ma gen
三七 san qi
田七 tian qi
蒲黄 pu huang
五灵脂 wu ling zhi
延胡索 yan hu suo
元胡 yuan hu
郁金 yu jin
姜黄 jiang huang
益母草 yi mu cao
泽兰 ze lan
桃仁 tao ren
红花 hong hua
凌霄花 ling xiao hua
自然铜 zi ran tong
苏木 su mu
刘寄奴 liu ji nu
土鳖 tu bie
半夏 ban xia
天南星 tian nan xing
胆南星 dan nan xing
白附子 bai fu zi
皂角刺 zao jiao ci
皂荚 zao jia
旋覆花 xuan fu hua
白前 bai qian
前胡 qian hu
海藻 hai zao
昆布 kun bu
黄药子 huang yao zi
胖大海 pang da hai
枇杷叶 pi pa ye
枇杷 pi pa
桑白皮 sang bai pi
款冬花 kuan dong hua
百部 bai bu
白果 bai guo
洋金花 yang jin hua
酸枣仁 suan zao ren
远志 yuan zhi
合欢皮 he huan pi
夜交藤 ye jiao teng
首乌藤 shou wu teng
何首乌 he shou wu
石菖蒲 shi chang pu
苏合香 su he xiang
羚羊角 ling yang jiao
钩藤 gou teng
天麻 tian ma
罗布麻 luo bu ma
熟地黄 shu di huang
熟地 shu di
地黄 di huang
龙眼肉 long yan rou
百合 bai he
麦冬 mai dong
石斛 shi hu
铁皮石斛 tie pi shi hu
玉竹 yu zhu
黄精 huang jing
女贞子 nv zhen zi
墨旱莲 mo han lian
桑椹 sang shen
桑葚 sang shen
黑芝麻 hei zhi ma
山药 shan yao
白扁豆 bai bian dou
甘草 gan cao
蜂蜜 feng mi
饴糖 yi tang
冬虫夏草 dong chong xia cao
虫草 chong cao
紫河车 zi he che
鹿茸 lu rong
海马 hai ma
哈士蟆 ha shi ma
燕窝 yan wo
芡实 qian shi
莲子 lian zi
金樱子 jin ying zi
浮小麦 fu xiao mai
麻黄根 ma huang gen
娑罗子 suo luo zi
玫瑰花 mei gui hua
绿萼梅 lv e mei
甘松 gan song
薜荔 bi li
香橼 xiang yuan
大腹皮 da fu pi
柿蒂 shi di
荔枝核 li zhi he
橘核 ju he
核桃 he tao
刀豆 dao dou
乌药 wu yao
沉香 chen xiang
檀香 tan xiang
厚朴 hou po
厚朴花 hou po hua
姜厚朴 jiang hou po
朴硝 po xiao
广藿香 guang huo xiang
藿香正气 huo xiang zheng qi
佩兰 pei lan
苍辛 cang xin
巴豆霜 ba dou shuang
牵牛子 qian niu zi
商陆 shang lu
甘遂 gan sui
京大戟 jing da ji
芫花 yuan hua
芫荽 yan sui
番泻叶 fan xie ye
芦荟 lu hui
火麻仁 huo ma ren
郁李仁 yu li ren
松子仁 song zi ren
胡黄连 hu huang lian
银柴胡 yin chai hu
地骨皮 di gu pi
白薇 bai wei
白蔹 bai lian
青蒿 qing hao
柴胡 chai hu
升麻 sheng ma
蝉衣 chan yi
淡豆豉 dan dou chi
豆豉 dou chi
浮萍 fu ping
木贼 mu zei
葱白 cong bai
胡荽 hu sui
柽柳 cheng liu
香薷 xiang ru
桂枝 gui zhi
紫苏 zi su
生姜 sheng jiang
西河柳 xi he liu
癃闭舒 long bi shu
癃清 long qing
尪痹 wang bi
尪痹片 wang bi pian
痹祺 bi qi
痹通 bi tong
蠲痹 juan bi
疳积 gan ji
痤疮 cuo chuang
癫痫 dian xian
瘰疬 luo li
臁疮 lian chuang
疔疮 ding chuang
瘙痒 sao yang
痔疮 zhi chuang
白癜风 bai dian feng
嗽 sou
咳嗽 ke sou
咯血 ka xue
便秘 bian mi
泌尿 mi niao
秘方 mi fang
给药 gei yao
供给 gong ji
差向异构 cha xiang yi gou
头孢 tou bao
头孢克洛 tou bao ke luo
孢 bao
氨苄 an bian
苄星 bian xing
苄 bian
呋塞米 fu sai mi
呋喃 fu nan
噻嗪 sai qin
嘧啶 mi ding
嘌呤 piao ling
吡嗪 bi qin
哌嗪 pai qin
吡咯 bi luo
羧甲司坦 suo jia si tan
羧甲 suo jia
醋氯芬酸 cu lv fen suan
巯基 qiu ji
巯嘌呤 qiu piao ling
甾 zai
甾体 zai ti
酰胺 xian an
乙酰 yi xian
酯 zhi
肟 wo
腙 zong
胍 gua
双胍 shuang gua
二甲双胍 er jia shuang gua
脒 mi
膦 lin
膦酸 lin suan
磺胺 huang an
砜 feng
亚砜 ya feng
葡萄糖酸锌 pu tao tang suan xin
钙尔奇 gai er qi
铋 bi
枸橼酸铋钾 ju yuan suan bi jia
铝碳酸镁 lv tan suan mei
锝 de
钐 shan
伐昔洛韦 fa xi luo wei
更昔洛韦 geng xi luo wei
更年 geng nian
更年安 geng nian an
吲哚美辛 yin duo mei xin
吲达帕胺 yin da pa an
吲哚 yin duo
萘普生 nai pu sheng
萘 nai
萘敏维 nai min wei
炔 que
炔雌醇 que ci chun
炔诺酮 que nuo tong
烯 xi
醌 kun
辅酶 fu mei
胰酶 yi mei
胃蛋白酶 wei dan bai mei
肽 tai
谷胱甘肽 gu guang gan tai
胱氨酸 guang an suan
半胱氨酸 ban guang an suan
缬沙坦 xie sha tan
缬氨酸 xie an suan
厄贝沙坦 e bei sha tan
厄洛替尼 e luo ti ni
奥硝唑 ao xiao zuo
替硝唑 ti xiao zuo
泮托拉唑 pan tuo la zuo
兰索拉唑 lan suo la zuo
泮 pan
多潘立酮 duo pan li tong
莫沙必利 mo sha bi li
西咪替丁 xi mi ti ding
蒙脱石 meng tuo shi
思密达 si mi da
盐酸小檗碱 yan suan xiao bo jian
小檗碱 xiao bo jian
檗 bo
氢化可的松 qing hua ke di song
可的松 ke di song
的确 di que
倍他米松 bei ta mi song
地塞米松 di sai mi song
泼尼松 po ni song
曲咪新 qu mi xin
益康唑 yi kang zuo
卤米松 lu mi song
卤素 lu su
倍氯米松 bei lv mi song
丁卡因 ding ka yin
喹诺酮 kui nuo tong
喹啉 kui lin
羟氯喹 qiang lv kui
羟苯磺酸 qiang ben huang suan
羟 qiang
肼 jing
异烟肼 yi yan jing
肼屈嗪 jing qu qin
碘伏 dian fu
碘酊 dian ding
酊 ding
酩酊 ming ding
搽剂 cha ji
熨 yun
熨贴 yu tie
熨敷 yu fu
粘膜 nian mo
粘胶 nian jiao
粘贴 zhan tie
胶黏 jiao nian
纱布 sha bu
棉签 mian qian
压舌板 ya she ban
导尿 dao niao
避孕套 bi yun tao
口罩 kou zhao
绷带 beng dai
一次性 yi ci xing
血糖仪 xue tang yi
血压计 xue ya ji
便携 bian xie
便盆 bian pen
便乃通 bian nai tong
鞘 qiao
导管鞘 dao guan qiao
屏风 ping feng
玉屏风 yu ping feng
屏气 bing qi
还少丹 huan shao dan
还原 huan yuan
大活络 da huo luo
小活络 xiao huo luo
落枕 lao zhen
朴 pu
乌鸡白凤 wu ji bai feng
五味子 wu wei zi
六味 liu wei
六安 lu an
亳菊 bo ju
亳州 bo zhou
岷归 min gui
祁州 qi zhou
鄄城 juan cheng
浚县 xun xian
东莞 dong guan
蚌埠 beng bu
六合 lu he
台州 tai zhou
厦门 xia men
番禺 pan yu
洪洞 hong tong
涪陵 fu ling
郫县 pi xian
犍为 qian wei
乐清 yue qing
铅山 yan shan
会稽 kuai ji
歙县 she xian
黟县 yi xian
单抗 dan kang
氧氟沙星 yang fu sha xing
诺氟沙星 nuo fu sha xing
盐酸溴己新 yan suan xiu ji xin
溴己新 xiu ji xin
溴 xiu
氨溴索 an xiu suo
愈创 yu chuang
麝香 she xiang
人工麝香 ren gong she xiang
麝香保心 she xiang bao xin
云南白药 yun nan bai yao
片仔癀 pian zai huang
片仔 pian zai
安宫牛黄 an gong niu huang
紫雪 zi xue
苏冰 su bing
冠心 guan xin
冠心苏合 guan xin su he
通心络 tong xin luo
脑络通 nao luo tong
经络 jing luo
强力 qiang li
倔强 jue jiang
癀 huang
壮腰健肾 zhuang yao jian shen
木糖醇 mu tang chun
罗汉果 luo han guo
金嗓子 jin sang zi
慢严舒柠 man yan shu ning
咽炎 yan yan
咽立爽 yan li shuang
吞咽 tun yan
清咽 qing yan
利咽 li yan
咽喉 yan hou
鼻咽 bi yan
鼻窦 bi dou
鼻衄 bi nv
衄 nv
癣 xuan
痱子 fei zi
痱 fei
疣 you
疥 jie
藓 xian
苔藓 tai xian
舌苔 she tai
荨麻疹 xun ma zhen
荨麻 qian ma
阿归 e gui
枳术 zhi zhu
参 shen
参考 can kao
参数 can shu
参术 shen zhu
术甘 zhu gan
金术 jin zhu
咳 ke
都 du
甘桔 gan jie
阿桔 a jie
桔远 jie yuan
枸椽 ju yuan
枸地 ju di
枸磺 ju huang
重配 chong pei
重塑 chong su
长生 chang sheng
东阿奇霉素 dong a qi mei su
东阿拉坦 dong a la tan
藏菖蒲 zang chang pu
藏王 zang wang
海蛤 hai ge
酮咯酸 tong luo suan
还少 huan shao
还尔金 huan er jin
斯的明 si di ming
樟薄 zhang bo
罗卜素 luo bo su
冯了性 feng liao xing
六合定中 liu he ding zhong
六合氨基酸 liu he an ji suan
六合维生素 liu he wei sheng su
`;

/** Words with their syllables. */
export const words: ReadonlyMap<string, readonly string[]> = new Map(
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', ...syllables] = line.split(' ');
      return [word, syllables] as const;
    }),
);
