import numpy as np, subprocess, sys
def load(p,w,h):
    raw=subprocess.run(["ffmpeg","-v","error","-i",p,"-vf",f"scale={w}:{h}:flags=lanczos","-frames:v","1","-f","rawvideo","-pix_fmt","rgb24","-"],capture_output=True).stdout
    return np.frombuffer(raw,np.uint8).reshape(h,w,3).astype(np.float32)/255
def save(a,p):
    h,w=a.shape[:2]
    subprocess.run(["ffmpeg","-v","error","-y","-f","rawvideo","-pix_fmt","rgb24","-s",f"{w}x{h}","-i","-","-q:v","2",p],input=(np.clip(a,0,1)*255).astype(np.uint8).tobytes())
def box(a,r):
    for ax in (0,1):
        p=np.pad(a,[(r+1,r) if i==ax else (0,0) for i in range(2)],mode="edge")
        c=np.cumsum(p,axis=ax,dtype=np.float64)
        a=((np.take(c,range(2*r+1,c.shape[ax]),axis=ax)-np.take(c,range(0,c.shape[ax]-2*r-1),axis=ax))/(2*r+1))
    return a.astype(np.float32)
def blur(a,r,n=2):
    for _ in range(n): a=box(a,r)
    return a
rng=np.random.default_rng(4)
def noise(h,w,r):
    n=blur(rng.standard_normal((h,w)).astype(np.float32),r,2); return n/n.std()
def warp(a,amp,r):
    h,w=a.shape; dx=noise(h,w,r)*amp; dy=noise(h,w,r)*amp
    y,x=np.mgrid[0:h,0:w]
    return a[np.clip((y+dy).round().astype(int),0,h-1),np.clip((x+dx).round().astype(int),0,w-1)]
def sketch(img,s=1.0):
    h,w=img.shape[:2]
    lum=(img@np.array([.3,.55,.15],np.float32))**(1/1.25)
    lum=lum/np.quantile(lum,.995); lum=np.clip(lum,0,1)
    # lines: differences of blurred logs, so that dark parts are drawn too
    L=np.log(lum+.035)
    a=blur(L,max(1,int(2*s))); b=blur(L,max(2,int(5*s)))
    d=np.abs(a-b); gx=np.zeros_like(L); 
    gy,gx=np.gradient(a); g=np.hypot(gx,gy)
    g=g/np.quantile(g,.97)
    line=np.clip((g-.22)*1.5,0,1)**.8
    line=warp(line,1.6*s,int(14*s))
    line2=warp(np.clip((g-.5)*1.6,0,1),2.6*s,int(30*s))*.6
    grain=np.clip(.72+.3*noise(h,w,1),0,1)
    ink=np.maximum(line,line2)*grain
    # pencil: hatching that gets denser and crosses where it is darker
    soft=np.clip(np.log(lum+.02)/-np.log(.02)+1,0,1)
    dark=1-warp(blur(soft,int(5*s),3),3*s,int(20*s))
    q0,q1=np.quantile(dark,.06),np.quantile(dark,.9)
    dark=np.clip((dark-q0)/(q1-q0),0,1)
    y,x=np.mgrid[0:h,0:w].astype(np.float32)
    def hatch(angle,gap,lo,hi,amp):
        c,sn=np.cos(angle),np.sin(angle)
        u=(x*sn+y*c)+noise(h,w,int(50*s))*3.5*s+noise(h,w,int(9*s))*.5*s
        v=(x*c-y*sn)
        wave=.5+.5*np.cos(u*2*np.pi/(gap*s))
        want=np.clip((dark-lo)/(hi-lo),0,1)
        broken=.55*noise(h,w,int(12*s))*.25
        return np.clip((wave-(1.0-.55*want)-broken*.3)*4.5,0,1)*(want>0.02)*amp
    pencil=1-(1-hatch(-.6,8.5,.22,.85,.62))*(1-hatch(-.75,8,.5,.95,.5))*(1-hatch(.5,9,.62,1.0,.45))
    pencil*=np.clip(.75+.28*noise(h,w,1),0,1.1)
    wash=.30*np.clip((dark-.2)/.8,0,1)**1.2
    paper=np.array([.945,.925,.885],np.float32)*(1+.010*noise(h,w,1)[...,None]+.012*noise(h,w,30)[...,None])
    out=paper*(1-wash[...,None]*np.array([.95,.97,1.0],np.float32))
    lead=np.array([.17,.17,.19],np.float32)
    for m in (pencil*.66,ink*.92):
        out=out*(1-m[...,None])+lead*m[...,None]
    return out
if __name__=="__main__":
    src,dst,w,h,s=sys.argv[1],sys.argv[2],int(sys.argv[3]),int(sys.argv[4]),float(sys.argv[5])
    save(sketch(load(src,w,h),s),dst)
