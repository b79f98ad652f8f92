"""Positions as text, one for each phase, one with two fields, a solo game, and house rules."""

TEXT = (
    "rules=triomino,draw-limit=2/reader=0/turn=0/phase=turn/fields=555u0,0.515d-1,0.055d0,-1/"
    "hand=014.122.224.233.244.255.333.344.444/counts=9,7/well=37/drawn=444/passes=0/totals=6,35"
)
OPENING = (
    "rules=triodominio/reader=-/turn=1/phase=opening/fields=-/hand=-/counts=10,10/well=36/drawn=0/"
    "passes=0/totals=28,-20"
)
FOLLOW_UP = (
    "rules=tri-domino/reader=1/turn=1/phase=follow-up/fields=000u0,0/"
    "hand=004.025.115.134.145.155.224.355/counts=9,8/well=38/drawn=-/passes=0/totals=265,228"
)
NEW_FIELD = (
    "rules=triodominio/reader=0/turn=0/phase=new-field/fields=122u0,0.201d-1,0.110u-1,1.112d-1,1."
    "231u0,1.522d0,-1.245u1,-1.422d1,-1.554d1,-2.550u1,-2.035d0,-2.303u0,-2.343d-1,-2.034u-1,-1."
    "244u2,-1.400d-2,-1.030d0,-3.000u-2,0.050u1,-3.044d2,-2.423d2,-1.302u0,-3.020u-1,0.344u3,-1."
    "233d-1,-3.544d3,-2.220d0,-4.450u3,-2/hand=024.115.124.125.133.135.145.333.355/counts=9,10/"
    "well=9/drawn=045/passes=0/totals=28,20"
)
OVER = (
    "rules=triomino,players=2+3,hand=2:3+3:2,target=60,rounds=2,solo=hand:2+well:4,highest-value=2/"
    "reader=0/turn=0/phase=over/fields=222u0,0.202d-1,0.120u-1,1.001d-2,1.002u-2,1.110u-2,2."
    "112d-2,2.221u-1,2/hand=000/counts=1,1/well=0/drawn=122/passes=0/totals=21,4"
)
TWO_FIELDS = (
    "rules=triodominio,hand=2:20+3:12+4:9,opener=highest-tile/reader=1/turn=1/phase=turn/"
    "fields=554u0,0.045d0,-1.402u0,-1.445d-1,0.443u-1,0.234d-1,-1+011u0,0/"
    "hand=000.005.013.015.022.023.044.055.122.124.134.155.235.244.245.335.345/counts=16,17/"
    "well=16/drawn=-/passes=0/totals=11,5"
)
SOLO = (
    "rules=trimino/reader=0/turn=0/phase=turn/fields=333u0,0/"
    "hand=003.011.015.024.045.112.113.234.235.255.344.444/counts=12/well=7/drawn=-/passes=1/"
    "totals=-25"
)
OPENER_SET = (
    "rules=triomino,next-opener=rotation,rounds=3/reader=0/turn=0/phase=opening/fields=-/"
    "hand=005.013.015.033.113.135.222.224.334/counts=9,9/well=38/drawn=-/passes=0/totals=170,115/"
    "opener=set"
)
NEWEST = (
    "rules=triomino,after-drawing=newest/reader=0/turn=0/phase=turn/fields=555u0,0/"
    "hand=002.013.014.023.034.111.123.124.144.145.155.233.235.344.444/counts=15,11/well=29/"
    "drawn=235.233.155/passes=2/totals=-40,0"
)
PASSED_FREELY = (
    "rules=trimino,hand=2:2+3:2+4:2+5:1+6:1,empty-well-pass=free,"
    "solo=hand:2+well:4+draw-cost:1,highest-value=2/reader=1/turn=1/phase=over/"
    "fields=000u0,0.100d0,-1.011u1,-1/hand=022.111.222/counts=4,3/well=0/drawn=-/passes=2/"
    "totals=-18,-31"
)
